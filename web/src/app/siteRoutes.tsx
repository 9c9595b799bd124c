import { matchRoutes, Navigate, type RouteObject } from 'react-router-dom'
import { readAnnee } from '../features/regards/helpers/readAnnee'
import { readNumero } from '../features/regards/helpers/readNumero'
import { regardsQueries } from '../features/regards/queries/regardsQueries'
import { globalQuery, type GlobalSlug } from '../lib/globals/globalQuery'
import { parametresQuery } from '../lib/parametres/parametresQuery'
import type { PageQuery } from '../lib/prefetch'
import { regardsPages } from '../lib/regards/regardsPages'
import { RequireAdministrateur } from './guards/RequireAdministrateur'
import { RequireSignedOut } from './guards/RequireSignedOut'
import { MainLayout } from './layouts/MainLayout'
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
import { paths } from './paths'

/** What is known of a page before it is drawn. */
type RouteHandle = {
  /** The chunks of its code. */
  chunks?: string[]
  /** What it asks the server for, all of it at once. */
  queries?: (place: Place) => PageQuery[]
  /** What it reads of the address's parameters, in the form in which it uses them. */
  search?: (search: URLSearchParams) => Record<string, string | number | null | undefined>
}

type Place = {
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
  /** Whether the page must be there at once, with what a browser would ask for later. */
  isDrawnOnce: boolean
}

type PageParts = RouteHandle & { path: string; Page: { chunk: string } & React.ComponentType }

/** « /REGARDS » is no page: each page has one address, under which it is cached once. */
const oneSpelling = { caseSensitive: true } as const

/** A page that needs nothing but its address. */
const page = ({ path, Page, chunks = [], queries, search }: PageParts): RouteObject => ({
  path,
  ...oneSpelling,
  element: <Page />,
  handle: { chunks: [...chunks, Page.chunk], queries, search } satisfies RouteHandle,
})

/** A page of the newsletter, where mails and forms lead. */
const newsletterPage = (path: string, Page: PageParts['Page'], names: string[]): RouteObject =>
  page({
    path,
    Page,
    search: (search) => Object.fromEntries(names.map((name) => [name, search.get(name)])),
  })

/** A page whose texts are one global of the server, under whose name its path stands too. */
const textPage = (slug: GlobalSlug & keyof typeof paths, Page: PageParts['Page']): RouteObject =>
  page({ path: paths[slug], Page, queries: () => [globalQuery(slug)] })

const redirection = (path: string, name: string, destination: 'ressources' | 'concoursPhoto') => ({
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
      page({
        path: paths.accueil,
        Page: HomeRoute,
        queries: () => [globalQuery('accueil'), regardsQueries.latest()],
      }),
      page({
        path: paths.regards,
        Page: RegardsPage,
        search: (search) => ({ annee: readAnnee(search.get('annee')) }),
        queries: ({ search, isDrawnOnce }) => {
          const annee = readAnnee(search.get('annee'))
          if (annee !== undefined) return [regardsQueries.year(annee), regardsQueries.years()]
          return isDrawnOnce ? [regardsPages, regardsQueries.years()] : [regardsPages]
        },
      }),
      page({
        path: `${paths.regards}/:numero`,
        Page: RegardPage,
        queries: ({ params }) => {
          const numero = readNumero(params.numero)
          return numero === undefined ? [] : [regardsQueries.one(numero)]
        },
      }),
      textPage('notreSiege', NotreSiegePage),
      textPage('historique', HistoriquePage),
      textPage('quiSommesNous', QuiSommesNousPage),
      textPage('mentionsLegales', MentionsLegalesPage),
      textPage('politiqueDeConfidentialite', PolitiqueDeConfidentialitePage),
      newsletterPage(paths.lettreInscription, InscriptionPage, ['etat']),
      newsletterPage(paths.lettreConfirmation, ConfirmationPage, ['jeton', 'etat']),
      newsletterPage(paths.lettreDesinscription, DesinscriptionPage, ['jeton', 'etat']),
      redirection(paths.ressources, 'Ressources', 'ressources'),
      redirection(paths.concoursPhoto, 'Concours photo', 'concoursPhoto'),
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
        children: [page({ path: paths.login, Page: LoginPage, chunks: [AuthLayout.chunk] })],
      },
    ],
  },
  {
    element: <AuthLayout />,
    handle: { queries: () => [parametresQuery] } satisfies RouteHandle,
    children: [
      page({
        path: paths.motDePasseOublie,
        Page: MotDePasseOubliePage,
        chunks: [AuthLayout.chunk],
      }),
      page({
        path: paths.nouveauMotDePasse,
        Page: NouveauMotDePassePage,
        chunks: [AuthLayout.chunk],
      }),
    ],
  },
  { path: '*', element: <Navigate to={paths.accueil} replace /> },
]

export type KnownRoute = { chunks: string[]; queries: PageQuery[] }

/**
 * What is behind an address of the site.
 * @param isDrawnOnce whether its page is drawn once and for all, on the server
 * @returns undefined when there is no page there: it leads to the home page
 */
export function routeOf(
  { pathname, search }: { pathname: string; search: string },
  { isDrawnOnce }: { isDrawnOnce: boolean },
): KnownRoute | undefined {
  const matches = matchRoutes(siteRoutes, { pathname }) ?? []
  if (matches.length === 0 || matches.at(-1)?.route.path === '*') return undefined
  const parts = matches.map(({ route, params }) => {
    const { chunks = [], queries } = (route.handle as RouteHandle | undefined) ?? {}
    const place = { params, search: new URLSearchParams(search), isDrawnOnce }
    return { chunks, queries: queries?.(place) ?? [] }
  })
  return {
    chunks: parts.flatMap(({ chunks }) => chunks),
    queries: parts.flatMap(({ queries }) => queries),
  }
}

/** What the page at an address reads of its parameters; nothing where there is no page. */
export function readSearch(place: { pathname: string; search: string }): URLSearchParams {
  const route = matchRoutes(siteRoutes, { pathname: place.pathname })?.at(-1)?.route
  const read = (route?.handle as RouteHandle | undefined)?.search
  const known = Object.entries(read?.(new URLSearchParams(place.search)) ?? {})
  return new URLSearchParams(
    known.flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  )
}
