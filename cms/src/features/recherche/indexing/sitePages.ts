import type { Field, GlobalSlug, Payload } from 'payload'

import { extractText } from '../../../fields/placeholders/extractText'
import { removePlaceholders } from '../../../fields/placeholders/removePlaceholders'

/** A page of the site that is searched, as visitors read it. */
export interface SitePage {
  slug: GlobalSlug
  chemin: string
  /** Its name in the menu, and its own title. */
  menu: string
  titre: string
  texte: string
}

/** Pages whose content is a single global, with their titles in the menu. */
const SITE_PAGES: { slug: GlobalSlug; chemin: string; menu: string }[] = [
  { slug: 'accueil', chemin: '/', menu: 'Accueil' },
  { slug: 'historique', chemin: '/a-propos/historique', menu: 'Historique' },
  { slug: 'quiSommesNous', chemin: '/a-propos/qui-sommes-nous', menu: 'Qui sommes-nous\u00a0?' },
  { slug: 'notreSiege', chemin: '/a-propos/notre-siege', menu: 'Notre siège' },
  { slug: 'mentionsLegales', chemin: '/mentions-legales', menu: 'Mentions légales' },
  {
    slug: 'politiqueDeConfidentialite',
    chemin: '/politique-de-confidentialite',
    menu: 'Politique de confidentialité',
  },
]

export const siteSlugs = SITE_PAGES.map(({ slug }) => slug)

/** Key of a page of the site in the index, and of its group. */
export const toSiteKey = (slug: string): string => `site:${slug}`

/** Reads a page as it is published, without its passages « à compléter ». */
export async function readSitePage(
  payload: Payload,
  slug: GlobalSlug,
): Promise<SitePage | undefined> {
  const page = SITE_PAGES.find((each) => each.slug === slug)
  const config = payload.config.globals.find((each) => each.slug === slug)
  if (!page || !config) return undefined
  const doc = await payload.findGlobal({ slug, depth: 0, draft: false, overrideAccess: false })
  const values = removePlaceholders(config.fields, doc as unknown as Values)
  const { titre } = values
  return {
    ...page,
    titre: typeof titre === 'string' && titre !== '' ? titre : page.menu,
    texte: readFields(config.fields, values).join('\n'),
  }
}

type Values = Record<string, unknown>

/** Texts of a page in the order of its form; without addresses, files and the form's own fields. */
function readFields(fields: Field[], values: Values): string[] {
  return fields.flatMap((field) => {
    if (!('name' in field)) return 'fields' in field ? readFields(field.fields, values) : []
    const value = values[field.name]
    if (value === undefined || value === null || OWN_FIELDS.has(field.name)) return []
    switch (field.type) {
      case 'text':
      case 'textarea':
      case 'richText':
        return [extractText(value)].filter((text) => !ADDRESS.test(text))
      case 'group':
        return readFields(field.fields, value as Values)
      case 'array':
        return (value as Values[]).flatMap((row) => readFields(field.fields, row))
      default:
        return []
    }
  })
}

/** Fields that are no text of the page: ids of rows, links, and who saved it. */
const OWN_FIELDS = new Set(['id', 'lien', 'modifiePar', 'enregistrement'])

const ADDRESS = /^(?:https?:|mailto:|\/)/
