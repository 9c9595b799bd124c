import { textPagePaths } from '@regards/contract/textPages'
import type { GlobalSlug } from 'payload'

interface SitePage {
  path: string
  /** Its name in the panel and in the search. */
  label: string
  /** The global that holds its texts, if editors change them in the panel. */
  slug?: GlobalSlug
}

/** A page whose texts are a global. */
export type TextPage = Required<SitePage>

/**
 * Pages that a link may target, in menu order, the home page first; panel, search and sitemap also
 * read this list, for pages with a global.
 */
export const sitePages: readonly SitePage[] = [
  { path: textPagePaths.accueil, label: 'Accueil', slug: 'accueil' },
  { path: '/regards', label: 'Regards\u00a0: tous les numéros' },
  { path: textPagePaths.historique, label: 'Historique', slug: 'historique' },
  { path: textPagePaths.quiSommesNous, label: 'Qui sommes-nous\u00a0?', slug: 'quiSommesNous' },
  { path: textPagePaths.notreSiege, label: 'Notre siège', slug: 'notreSiege' },
  { path: '/ressources', label: 'Ressources' },
  { path: '/concours-photo', label: 'Concours photo' },
  { path: '/newsletter/inscription', label: 'Lettre d’information\u00a0: s’inscrire' },
  { path: textPagePaths.mentionsLegales, label: 'Mentions légales', slug: 'mentionsLegales' },
  {
    path: textPagePaths.politiqueDeConfidentialite,
    label: 'Politique de confidentialité',
    slug: 'politiqueDeConfidentialite',
  },
]

const hasSlug = (page: SitePage): page is TextPage => page.slug !== undefined

export const textPages: readonly TextPage[] = sitePages.filter(hasSlug)

export const findTextPage = (slug: GlobalSlug): TextPage | undefined =>
  textPages.find((page) => page.slug === slug)
