import { lazy, type ComponentType } from 'react'

/**
 * A part of the site whose code is fetched when it is first drawn.
 * @param name of the component, and of the file that exports it: the build names its chunk so, which
 *   is how the server finds what a browser will need (see `routeOf`)
 */
function lazyPart<Name extends string, Props extends object = object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) {
  const Part = lazy(async () => ({ default: (await load())[name] }))
  return Object.assign(Part, { chunk: name })
}

// What is not opened first stays out of a visitor's first download.
export const HomeRoute = lazyPart('HomeRoute', () => import('./pages/HomeRoute'))
export const RegardsPage = lazyPart(
  'RegardsPage',
  () => import('../features/regards/pages/RegardsPage'),
)
export const RegardPage = lazyPart(
  'RegardPage',
  () => import('../features/regards/pages/RegardPage'),
)
export const NotreSiegePage = lazyPart(
  'NotreSiegePage',
  () => import('../features/aPropos/pages/NotreSiegePage'),
)
export const HistoriquePage = lazyPart(
  'HistoriquePage',
  () => import('../features/aPropos/pages/HistoriquePage'),
)
export const QuiSommesNousPage = lazyPart(
  'QuiSommesNousPage',
  () => import('../features/aPropos/pages/QuiSommesNousPage'),
)
export const MentionsLegalesPage = lazyPart(
  'MentionsLegalesPage',
  () => import('../features/legal/pages/MentionsLegalesPage'),
)
export const PolitiqueDeConfidentialitePage = lazyPart(
  'PolitiqueDeConfidentialitePage',
  () => import('../features/legal/pages/PolitiqueDeConfidentialitePage'),
)
export const RedirectionPage = lazyPart(
  'RedirectionPage',
  () => import('../features/redirection/pages/RedirectionPage'),
)
export const InscriptionPage = lazyPart(
  'InscriptionPage',
  () => import('../features/newsletter/pages/InscriptionPage'),
)
export const ConfirmationPage = lazyPart(
  'ConfirmationPage',
  () => import('../features/newsletter/pages/ConfirmationPage'),
)
export const DesinscriptionPage = lazyPart(
  'DesinscriptionPage',
  () => import('../features/newsletter/pages/DesinscriptionPage'),
)
export const AuthLayout = lazyPart('AuthLayout', () => import('./layouts/AuthLayout'))
export const LoginPage = lazyPart('LoginPage', () => import('../features/login/pages/LoginPage'))
export const MotDePasseOubliePage = lazyPart(
  'MotDePasseOubliePage',
  () => import('../features/motDePasse/pages/MotDePasseOubliePage'),
)
export const NouveauMotDePassePage = lazyPart(
  'NouveauMotDePassePage',
  () => import('../features/motDePasse/pages/NouveauMotDePassePage'),
)
export const AdminRegardsPage = lazyPart(
  'AdminRegardsPage',
  () => import('../features/administration/pages/AdminRegardsPage'),
)
