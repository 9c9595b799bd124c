import { matchRoutes, Navigate, type RouteObject } from 'react-router-dom'
import { parseAnnee } from '../../features/regards/helpers/parseAnnee'
import { parseNumero } from '../../features/regards/helpers/parseNumero'
import { regardsQueries } from '../../features/regards/queries/regardsQueries'
import { texteQueries } from '../../features/regards/queries/texteQueries'
import { parseSearch } from '../../features/recherche/helpers/parseSearch'
import { rechercheQuery } from '../../features/recherche/queries/rechercheQuery'
import { globalQuery, type GlobalSlug } from '../../domain/globals/globalQuery'
import { parsePage } from '../../features/lecture/helpers/parsePage'
import { lectureQuery } from '../../features/lecture/queries/lectureQuery'
import { parametresQuery } from '../../domain/parametres/parametresQuery'
import type { PageQuery } from '../../lib/api/prefetchQueries'
import { regardsInfiniteQuery } from '../../domain/regards/regardsInfiniteQuery'
import { RequireAdministrateur } from './guards/RequireAdministrateur'
import { RequireSignedOut } from './guards/RequireSignedOut'
import { MainLayout } from '../layouts/MainLayout'
import {
  AdminRegardsPage,
  AideAdministrateurPage,
  AidePage,
  AuthLayout,
  ComptePage,
  ConfirmationPage,
  DesinscriptionPage,
  HistoriquePage,
  HomeRoute,
  InscriptionPage,
  InvitationPage,
  LectureRoute,
  LoginPage,
  MentionsLegalesPage,
  MotDePasseOubliePage,
  NotreSiegePage,
  NouveauMotDePassePage,
  PolitiqueDeConfidentialitePage,
  QuiSommesNousPage,
  RecherchePage,
  RedirectionPage,
  RegardPage,
  RegardsPage,
  RegardTextePage,
} from './lazyPages'
import { paths } from '../../domain/paths'

/** Route data available before the page renders. */
type RouteHandle = {
  /** Names of the chunks that contain the page's code. */
  chunks?: string[]
  /** Queries of the page, fetched in parallel. */
  queries?: (location: RouteLocation) => PageQuery[]
  /** Reads the search parameters that the page uses, in normalized form. */
  search?: (search: URLSearchParams) => Record<string, string | number | null | undefined>
}

type RouteLocation = {
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
  /** Whether the page is rendered on the server, with data that a browser would fetch later. */
  isServerRender: boolean
}

type PageRouteOptions = RouteHandle & {
  path: string
  Page: { chunk: string } & React.ComponentType
}

/** Paths are case-sensitive (`/REGARDS` is no page): each page has one URL and one cache entry. */
const oneSpelling = { caseSensitive: true } as const

/** Creates the route of a page component without props. */
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

/**
 * Creates the route of a newsletter page, the target of e-mail links and form redirects.
 * @param names of the search parameters that the page uses
 */
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

/**
 * Creates the route of a page whose texts are one Payload global; its path has the same key in
 * `paths`.
 */
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
      createPageRoute({
        path: `${paths.regards}/:numero/texte`,
        Page: RegardTextePage,
        queries: ({ params }) => {
          const numero = parseNumero(params.numero)
          return numero === undefined ? [] : [texteQueries.summary(numero)]
        },
      }),
      createPageRoute({
        path: paths.recherche,
        Page: RecherchePage,
        search: parseSearch,
        queries: ({ search }) => {
          const asked = parseSearch(search)
          return asked.q ? [rechercheQuery(asked)] : []
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
      createPageRoute({ path: paths.compte, Page: ComptePage }),
      createPageRoute({ path: paths.aide, Page: AidePage }),
      createPageRoute({ path: paths.aideAdministrateur, Page: AideAdministrateurPage }),
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
      createPageRoute({
        path: paths.invitation,
        Page: InvitationPage,
        chunks: [AuthLayout.chunk],
      }),
    ],
  },
  {
    // The reader fills the window: it has no navigation bar and no footer.
    handle: { queries: () => [parametresQuery] } satisfies RouteHandle,
    children: [
      createPageRoute({
        path: `${paths.regards}/:numero/lire/:page?`,
        Page: LectureRoute,
        queries: ({ params, isServerRender }) => {
          const numero = parseNumero(params.numero)
          if (numero === undefined) return []
          return [lectureQuery(numero, isServerRender ? (parsePage(params.page) ?? 1) : undefined)]
        },
      }),
    ],
  },
  { path: '*', element: <Navigate to={paths.accueil} replace /> },
]

export type MatchedRoute = { chunks: string[]; queries: PageQuery[] }

/**
 * Finds the chunks and queries of the page at a URL.
 * @param isServerRender whether the page is rendered on the server
 * @returns undefined when no page matches; such a URL redirects to the home page
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

/**
 * Keeps only the search parameters that the page at a URL uses, normalized; none when no page
 * matches.
 */
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
