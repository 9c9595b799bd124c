import type { Field, GlobalSlug, Payload } from 'payload'

import { extractText } from '../../../fields/placeholders/hasPlaceholder'
import { removePlaceholders } from '../../../fields/placeholders/removePlaceholders'
import { findTextPage, type TextPage } from '../../../lib/sitePages'

/** A page of the site that is searched, as visitors read it. */
export interface SearchedPage extends TextPage {
  /** Its own title. */
  titre: string
  texte: string
}

/** Key of a page of the site in the index, and of its group. */
export const toSiteKey = (slug: string): string => `site:${slug}`

/** Reads a page as it is published, without its passages « à compléter ». */
export async function readSitePage(
  payload: Payload,
  slug: GlobalSlug,
): Promise<SearchedPage | undefined> {
  const page = findTextPage(slug)
  const config = payload.config.globals.find((each) => each.slug === slug)
  if (!page || !config) return undefined
  const doc = await payload.findGlobal({ slug, depth: 0, draft: false, overrideAccess: false })
  const values = removePlaceholders(config.fields, doc as unknown as Values)
  const { titre } = values
  return {
    ...page,
    titre: typeof titre === 'string' && titre !== '' ? titre : page.label,
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
