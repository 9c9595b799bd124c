import { Navigate, type RouteObject } from 'react-router-dom'
import { parseAnnee } from '@web/features/regards/helpers/parseAnnee'
import { parseNumero } from '@web/domain/regards/parseNumero'
import { regardsQueries, texteQueries } from '@web/features/regards/queries/regardsQueries'
import { parseSearch } from '@web/features/recherche/helpers/parseSearch'
import { essaisQuery, rechercheQuery } from '@web/features/recherche/queries/rechercheQuery'
import { globalQuery } from '@web/domain/globals/globalQuery'
import { parsePage } from '@web/features/lecture/helpers/parsePage'
import { lectureQuery } from '@web/features/lecture/queries/lectureQuery'
import { articleQueries } from '@web/domain/articles/articleQueries'
import { parseSlug } from '@web/domain/articles/parseSlug'
import { parametresQuery } from '@web/domain/parametres/parametresQuery'
import type { PageQuery } from '@web/lib/api/prefetchQueries'
import { regardsInfiniteQuery } from '@web/domain/regards/regardsInfiniteQuery'
import { MainLayout } from '../layouts/MainLayout'
import { lazyPage } from '../pages/lazyPage'
import { oneSpelling, page, type RouteHandle, type RouteLocation } from '../pages/page'
import { aboutPages, legalPages } from '../pages/textPages'
import { paths } from '@web/domain/paths'

/** The search parameters of a newsletter page, the target of e-mail links and form redirects. */
const newsletterSearch =
  (...names: string[]): RouteHandle['search'] =>
  (search) =>
    Object.fromEntries(names.map((name) => [name, search.get(name)]))

/** The queries of a page about one issue; none for a number that is not one. */
const issueQueries =
  (toQueries: (numero: number, location: RouteLocation) => PageQuery[]): RouteHandle['queries'] =>
  (location) => {
    const numero = parseNumero(location.params.numero)
    return numero === undefined ? [] : toQueries(numero, location)
  }

/** Every layout shows the settings of the site. */
const layoutHandle: RouteHandle = { queries: () => [parametresQuery] }
const authLayoutHandle: RouteHandle = { ...layoutHandle, chunks: ['AuthLayout'] }

const RequireAdministrateur = lazyPage(
  'RequireAdministrateur',
  () => import('./guards/RequireAdministrateur'),
)
const RequireSignedOut = lazyPage('RequireSignedOut', () => import('./guards/RequireSignedOut'))
const AuthLayout = lazyPage('AuthLayout', () => import('../layouts/AuthLayout'))
const RedirectionPage = lazyPage(
  'RedirectionPage',
  () => import('@web/features/redirection/RedirectionPage'),
)
const AdminRegardsPage = lazyPage(
  'AdminRegardsPage',
  () => import('@web/features/administration/AdminRegardsPage'),
)

const AdminArticlesPage = lazyPage(
  'AdminArticlesPage',
  () => import('@web/features/administration/articles/AdminArticlesPage'),
)

const redirection = (
  path: string,
  name: string,
  destination: 'ressources' | 'concoursPhoto',
): RouteObject => ({
  path,
  ...oneSpelling,
  element: <RedirectionPage key={destination} name={name} destination={destination} />,
  handle: { chunks: ['RedirectionPage'] } satisfies RouteHandle,
})

/** Every route of the site (specification, section 2). */
export const siteRoutes: RouteObject[] = [
  {
    element: <MainLayout />,
    handle: layoutHandle,
    children: [
      page(paths.accueil, 'HomeRoute', () => import('./HomeRoute'), {
        queries: () => [
          globalQuery('accueil'),
          regardsQueries.latest(),
          articleQueries.latest(),
          regardsQueries.previous(),
        ],
      }),
      page(paths.regards, 'RegardsPage', () => import('@web/features/regards/pages/RegardsPage'), {
        search: (search) => ({ annee: parseAnnee(search.get('annee')) }),
        queries: ({ search, isServerRender }) => {
          const annee = parseAnnee(search.get('annee'))
          if (annee !== undefined) return [regardsQueries.year(annee), regardsQueries.years()]
          return isServerRender
            ? [regardsInfiniteQuery, regardsQueries.years()]
            : [regardsInfiniteQuery]
        },
      }),
      page(
        `${paths.regards}/:numero`,
        'RegardPage',
        () => import('@web/features/regards/pages/RegardPage'),
        {
          laterChunks: ['KeepControls', 'CiteDialog'],
          queries: issueQueries((numero) => [
            regardsQueries.one(numero),
            articleQueries.list(numero),
          ]),
        },
      ),
      page(
        `${paths.regards}/:numero/articles/:slug`,
        'ArticlePage',
        () => import('@web/features/articles/pages/ArticlePage'),
        {
          laterChunks: ['DisplayChoices', 'FigureDialog', 'ListenBar', 'CiteDialog'],
          queries: issueQueries((numero, { params }) => {
            const slug = parseSlug(params.slug)
            if (slug === undefined) return []
            return [articleQueries.one(numero, slug), articleQueries.contents(numero)]
          }),
        },
      ),
      page(
        `${paths.regards}/:numero/texte`,
        'RegardTextePage',
        () => import('@web/features/regards/pages/RegardTextePage'),
        { queries: issueQueries((numero) => [texteQueries.summary(numero)]) },
      ),
      page(
        paths.recherche,
        'RecherchePage',
        () => import('@web/features/recherche/pages/RecherchePage'),
        {
          search: parseSearch,
          queries: ({ search }) => {
            const asked = parseSearch(search)
            return [asked.q ? rechercheQuery(asked) : essaisQuery]
          },
        },
      ),
      ...[...aboutPages, ...legalPages].map(({ route }) => route),
      page(
        paths.lettreInscription,
        'InscriptionPage',
        () => import('@web/features/newsletter/InscriptionPage'),
        { search: newsletterSearch('etat') },
      ),
      page(
        paths.lettreConfirmation,
        'ConfirmationPage',
        () => import('@web/features/newsletter/ConfirmationPage'),
        { search: newsletterSearch('jeton', 'etat') },
      ),
      page(
        paths.lettreDesinscription,
        'DesinscriptionPage',
        () => import('@web/features/newsletter/DesinscriptionPage'),
        { search: newsletterSearch('jeton', 'etat') },
      ),
      redirection(paths.ressources, 'Ressources', 'ressources'),
      redirection(paths.concoursPhoto, 'Concours photo', 'concoursPhoto'),
      page(paths.compte, 'ComptePage', () => import('@web/features/accounts/account/ComptePage')),
      page(paths.aide, 'AidePage', () => import('@web/features/aide/AidePage')),
      page(
        paths.aideAdministrateur,
        'AideAdministrateurPage',
        () => import('@web/features/aide/AideAdministrateurPage'),
      ),
      page(
        paths.aidePublier,
        'AidePublierPage',
        () => import('@web/features/aide/AidePublierPage'),
      ),
      {
        element: <RequireAdministrateur />,
        handle: { chunks: ['RequireAdministrateur'] } satisfies RouteHandle,
        children: [
          { path: paths.administration, ...oneSpelling, element: <AdminRegardsPage /> },
          {
            path: `${paths.administration}/:numero/articles`,
            ...oneSpelling,
            element: <AdminArticlesPage />,
          },
        ],
      },
    ],
  },
  {
    element: <RequireSignedOut />,
    handle: { chunks: ['RequireSignedOut'] } satisfies RouteHandle,
    children: [
      {
        element: <AuthLayout />,
        handle: authLayoutHandle,
        children: [
          page(paths.login, 'LoginPage', () => import('@web/features/accounts/signIn/LoginPage')),
        ],
      },
    ],
  },
  {
    element: <AuthLayout />,
    handle: authLayoutHandle,
    children: [
      page(
        paths.motDePasseOublie,
        'MotDePasseOubliePage',
        () => import('@web/features/accounts/passwords/MotDePasseOubliePage'),
      ),
      page(
        paths.nouveauMotDePasse,
        'NouveauMotDePassePage',
        () => import('@web/features/accounts/passwords/NouveauMotDePassePage'),
      ),
      page(
        paths.invitation,
        'InvitationPage',
        () => import('@web/features/accounts/passwords/InvitationPage'),
      ),
    ],
  },
  {
    // The reader fills the window: it has no navigation bar and no footer.
    handle: layoutHandle,
    children: [
      page(`${paths.regards}/:numero/lire/:page?`, 'LectureRoute', () => import('./LectureRoute'), {
        laterChunks: ['PageText', 'DisplayChoices', 'FigureDialog', 'findMarks', 'searchKeptText'],
        queries: issueQueries((numero, { params, isServerRender }) => [
          lectureQuery(numero, isServerRender ? (parsePage(params.page) ?? 1) : undefined),
        ]),
      }),
    ],
  },
  { path: '*', element: <Navigate to={paths.accueil} replace /> },
]
