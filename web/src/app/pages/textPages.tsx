import { textPagePaths } from '@regards/contract/textPages'
import type { RouteObject } from 'react-router-dom'
import { globalQuery } from '@web/domain/globals/globalQuery'
import { lazyPage, type PageModule } from './lazyPage'
import { oneSpelling, type RouteHandle } from './page'

/** A page whose texts are a global: an entry of a menu, and the route that it leads to. */
type TextPage = { path: string; label: string; route: RouteObject }

type TextPageOptions<Slug extends keyof typeof textPagePaths> = {
  /** Its entry in the menu, and its part of the document title. */
  label: string
  /** Global that holds its texts. */
  slug: Slug
}

/** @param component name of its component, as for `page` */
function textPage<Name extends string, Slug extends keyof typeof textPagePaths>(
  { label, slug }: TextPageOptions<Slug>,
  component: Name,
  load: PageModule<Name, { name: string; slug: Slug }>,
): TextPage {
  const path = textPagePaths[slug]
  const Page = lazyPage(component, load)
  const handle: RouteHandle = { chunks: [component], queries: () => [globalQuery(slug)] }
  const element = <Page name={label} slug={slug} />
  return { path, label, route: { path, ...oneSpelling, element, handle } }
}

/** Pages of the menu « À propos ». */
export const aboutPages = [
  textPage(
    { label: 'Historique', slug: 'historique' },
    'HistoriquePage',
    () => import('@web/features/aPropos/HistoriquePage'),
  ),
  textPage(
    {
      // oxlint-disable-next-line regards/french-typography -- the specification, to the letter
      label: 'Qui sommes-nous ?',
      slug: 'quiSommesNous',
    },
    'QuiSommesNousPage',
    () => import('@web/features/aPropos/QuiSommesNousPage'),
  ),
  textPage(
    { label: 'Notre siège', slug: 'notreSiege' },
    'NotreSiegePage',
    () => import('@web/features/aPropos/NotreSiegePage'),
  ),
]

const loadLegalPage = () => import('@web/features/legal/LegalPage')

export const legalPages = [
  textPage({ label: 'Mentions légales', slug: 'mentionsLegales' }, 'LegalPage', loadLegalPage),
  textPage(
    {
      label: 'Politique de confidentialité',
      slug: 'politiqueDeConfidentialite',
    },
    'LegalPage',
    loadLegalPage,
  ),
]
