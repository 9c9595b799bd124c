import { matchRoutes, Navigate, type RouteObject } from 'react-router-dom'
import { parseAnnee } from '../../features/regards/helpers/parseAnnee'
import { parseNumero } from '../../features/regards/helpers/parseNumero'
import { regardsQueries } from '../../features/regards/queries/regardsQueries'
import { globalQuery, type GlobalSlug } from '../../domain/globals/globalQuery'
import { parametresQuery } from '../../domain/parametres/parametresQuery'
import type { PageQuery } from '../../lib/api/prefetchQueries'
import { regardsInfiniteQuery } from '../../domain/regards/regardsInfiniteQuery'
import { RequireAdministrateur } from './guards/RequireAdministrateur'
import { RequireSignedOut } from './guards/RequireSignedOut'
import { MainLayout } from '../layouts/MainLayout'
import {
  AdminRegardsPage,
  AuthLayout,
  ConfirmationPage,
  DesinscriptionPage,
  HistoriquePage,
  HomeRoute,
  InscriptionPage,
  LoginPage,
  MentionsLegalesPage,
  MotDePasseOubliePage,
  NotreSiegePage,
  NouveauMotDePassePage,
  PolitiqueDeConfidentialitePage,
  QuiSommesNousPage,
  RedirectionPage,
  RegardPage,
  RegardsPage,
} from './lazyPages'
import { paths } from '../../domain/paths'

/** What is known of a page before it is drawn. */
type RouteHandle = {
  /** The chunks of its code. */
  chunks?: string[]
  /** What it asks the server for, all of it at once. */
  queries?: (location: RouteLocation) => PageQuery[]
  /** What it reads of the address's parameters, in the form in which it uses them. */
  search?: (search: URLSearchParams) => Record<string, string | number | null | undefined>
}

type RouteLocation = {
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
  /** Whether the page must be there at once, with what a browser would ask for later. */
  isServerRender: boolean
}

type PageRouteOptions = RouteHandle & {
  path: string
  Page: { chunk: string } & React.ComponentType
}

/** « /REGARDS » is no page: each page has one address, under which it is cached once. */
const oneSpelling = { caseSensitive: true } as const

/** A page that needs nothing but its address. */
const createPageRoute = ({
  path,
  Page,
  chunks = [],
  queries,
  search,
}: PageRouteOptions): RouteObject => ({
  path,
  ...oneSpelling,
  element: <Page />,
  handle: { chunks: [...chunks, Page.chunk], queries, search } satisfies RouteHandle,
})

/** A page of the newsletter, where mails and forms lead. */
const createNewsletterRoute = (
  path: string,
  Page: PageRouteOptions['Page'],
  names: string[],
): RouteObject =>
  createPageRoute({
    path,
    Page,
    search: (search) => Object.fromEntries(names.map((name) => [name, search.get(name)])),
  })

/** A page whose texts are one global of the server, under whose name its path stands too. */
const createTextRoute = (
  slug: GlobalSlug & keyof typeof paths,
  Page: PageRouteOptions['Page'],
): RouteObject => createPageRoute({ path: paths[slug], Page, queries: () => [globalQuery(slug)] })

const createRedirectionRoute = (
  path: string,
  name: string,
  destination: 'ressources' | 'concoursPhoto',
) => ({
  path,
  ...oneSpelling,
  element: <RedirectionPage key={destination} name={name} destination={destination} />,
  handle: { chunks: [RedirectionPage.chunk] } satisfies RouteHandle,
})

/** Every route of the site (specification, section 2). */
export const siteRoutes: RouteObject[] = [
  {
    element: <MainLayout />,
    handle: { queries: () => [parametresQuery] } satisfies RouteHandle,
    children: [
      createPageRoute({
        path: paths.accueil,
        Page: HomeRoute,
        queries: () => [globalQuery('accueil'), regardsQueries.latest()],
      }),
      createPageRoute({
        path: paths.regards,
        Page: RegardsPage,
        search: (search) => ({ annee: parseAnnee(search.get('annee')) }),
        queries: ({ search, isServerRender }) => {
          const annee = parseAnnee(search.get('annee'))
          if (annee !== undefined) return [regardsQueries.year(annee), regardsQueries.years()]
          return isServerRender
            ? [regardsInfiniteQuery, regardsQueries.years()]
            : [regardsInfiniteQuery]
        },
      }),
      createPageRoute({
        path: `${paths.regards}/:numero`,
        Page: RegardPage,
        queries: ({ params }) => {
          const numero = parseNumero(params.numero)
          return numero === undefined ? [] : [regardsQueries.one(numero)]
        },
      }),
      createTextRoute('notreSiege', NotreSiegePage),
      createTextRoute('historique', HistoriquePage),
      createTextRoute('quiSommesNous', QuiSommesNousPage),
      createTextRoute('mentionsLegales', MentionsLegalesPage),
      createTextRoute('politiqueDeConfidentialite', PolitiqueDeConfidentialitePage),
      createNewsletterRoute(paths.lettreInscription, InscriptionPage, ['etat']),
      createNewsletterRoute(paths.lettreConfirmation, ConfirmationPage, ['jeton', 'etat']),
      createNewsletterRoute(paths.lettreDesinscription, DesinscriptionPage, ['jeton', 'etat']),
      createRedirectionRoute(paths.ressources, 'Ressources', 'ressources'),
      createRedirectionRoute(paths.concoursPhoto, 'Concours photo', 'concoursPhoto'),
      {
        element: <RequireAdministrateur />,
        children: [{ path: paths.administration, ...oneSpelling, element: <AdminRegardsPage /> }],
      },
    ],
  },
  {
    element: <RequireSignedOut />,
    handle: { queries: () => [parametresQuery] } satisfies RouteHandle,
    children: [
      {
        element: <AuthLayout />,
        children: [
          createPageRoute({ path: paths.login, Page: LoginPage, chunks: [AuthLayout.chunk] }),
        ],
      },
    ],
  },
  {
    element: <AuthLayout />,
    handle: { queries: () => [parametresQuery] } satisfies RouteHandle,
    children: [
      createPageRoute({
        path: paths.motDePasseOublie,
        Page: MotDePasseOubliePage,
        chunks: [AuthLayout.chunk],
      }),
      createPageRoute({
        path: paths.nouveauMotDePasse,
        Page: NouveauMotDePassePage,
        chunks: [AuthLayout.chunk],
      }),
    ],
  },
  { path: '*', element: <Navigate to={paths.accueil} replace /> },
]

export type MatchedRoute = { chunks: string[]; queries: PageQuery[] }

/**
 * What is behind an address of the site.
 * @param isDrawnOnce whether its page is drawn once and for all, on the server
 * @returns undefined when there is no page there: it leads to the home page
 */
export function matchSiteRoute(
  { pathname, search }: { pathname: string; search: string },
  { isServerRender }: { isServerRender: boolean },
): MatchedRoute | undefined {
  const matches = matchRoutes(siteRoutes, { pathname }) ?? []
  if (matches.length === 0 || matches.at(-1)?.route.path === '*') return undefined
  const parts = matches.map(({ route, params }) => {
    const { chunks = [], queries } = (route.handle as RouteHandle | undefined) ?? {}
    const place = { params, search: new URLSearchParams(search), isServerRender }
    return { chunks, queries: queries?.(place) ?? [] }
  })
  return {
    chunks: parts.flatMap(({ chunks }) => chunks),
    queries: parts.flatMap(({ queries }) => queries),
  }
}

/** What the page at an address reads of its parameters; nothing where there is no page. */
export function normalizeSearch(place: { pathname: string; search: string }): URLSearchParams {
  const route = matchRoutes(siteRoutes, { pathname: place.pathname })?.at(-1)?.route
  const parseSearch = (route?.handle as RouteHandle | undefined)?.search
  const entries = Object.entries(parseSearch?.(new URLSearchParams(place.search)) ?? {})
  return new URLSearchParams(
    entries.flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  )
}
