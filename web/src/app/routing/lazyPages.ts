import { createElement, lazy, type ComponentType } from 'react'
import { loadOrReload } from './loadOrReload'

const failedPages = new Set<() => void>()

/**
 * Makes pages whose code failed to load try again at their next render: `lazy` keeps a failed import
 * for ever. Not to be called during render, where React renders a failed page twice.
 */
export function renewFailedPages(): void {
  for (const renew of failedPages) renew()
  failedPages.clear()
}

/**
 * A lazily loaded component that knows the name of its chunk.
 * @param name of the component, of the file that exports it, and of its chunk, by which the server
 *   finds the page's scripts (see `getRouteChunks`)
 * @param load imports the module
 */
function lazyWithChunkName<Name extends string, Props extends object = object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) {
  const create = () =>
    lazy<ComponentType<Props>>(async () => {
      try {
        return { default: (await loadOrReload(load))[name] }
      } catch (error) {
        failedPages.add(() => (Component = create()))
        throw error
      }
    })
  let Component = create()
  const Page = (props: Props) => createElement(Component as ComponentType<Props>, props)
  return Object.assign(Page, { chunk: name })
}

// Every page is lazy: a visitor's first download contains only the first page.
export const HomeRoute = lazyWithChunkName('HomeRoute', () => import('./HomeRoute'))
export const RegardsPage = lazyWithChunkName(
  'RegardsPage',
  () => import('../../features/regards/pages/RegardsPage'),
)
export const RegardPage = lazyWithChunkName(
  'RegardPage',
  () => import('../../features/regards/pages/RegardPage'),
)
export const LectureRoute = lazyWithChunkName('LectureRoute', () => import('./LectureRoute'))
export const RecherchePage = lazyWithChunkName(
  'RecherchePage',
  () => import('../../features/recherche/pages/RecherchePage'),
)
export const NotreSiegePage = lazyWithChunkName(
  'NotreSiegePage',
  () => import('../../features/aPropos/pages/NotreSiegePage'),
)
export const HistoriquePage = lazyWithChunkName(
  'HistoriquePage',
  () => import('../../features/aPropos/pages/HistoriquePage'),
)
export const QuiSommesNousPage = lazyWithChunkName(
  'QuiSommesNousPage',
  () => import('../../features/aPropos/pages/QuiSommesNousPage'),
)
export const RegardTextePage = lazyWithChunkName(
  'RegardTextePage',
  () => import('../../features/regards/pages/RegardTextePage'),
)
export const MentionsLegalesPage = lazyWithChunkName(
  'MentionsLegalesPage',
  () => import('../../features/legal/pages/MentionsLegalesPage'),
)
export const PolitiqueDeConfidentialitePage = lazyWithChunkName(
  'PolitiqueDeConfidentialitePage',
  () => import('../../features/legal/pages/PolitiqueDeConfidentialitePage'),
)
export const RedirectionPage = lazyWithChunkName(
  'RedirectionPage',
  () => import('../../features/redirection/pages/RedirectionPage'),
)
export const InscriptionPage = lazyWithChunkName(
  'InscriptionPage',
  () => import('../../features/newsletter/pages/InscriptionPage'),
)
export const ConfirmationPage = lazyWithChunkName(
  'ConfirmationPage',
  () => import('../../features/newsletter/pages/ConfirmationPage'),
)
export const DesinscriptionPage = lazyWithChunkName(
  'DesinscriptionPage',
  () => import('../../features/newsletter/pages/DesinscriptionPage'),
)
export const AuthLayout = lazyWithChunkName('AuthLayout', () => import('../layouts/AuthLayout'))
export const LoginPage = lazyWithChunkName(
  'LoginPage',
  () => import('../../features/login/pages/LoginPage'),
)
export const MotDePasseOubliePage = lazyWithChunkName(
  'MotDePasseOubliePage',
  () => import('../../features/motDePasse/pages/MotDePasseOubliePage'),
)
export const NouveauMotDePassePage = lazyWithChunkName(
  'NouveauMotDePassePage',
  () => import('../../features/motDePasse/pages/NouveauMotDePassePage'),
)
export const InvitationPage = lazyWithChunkName(
  'InvitationPage',
  () => import('../../features/motDePasse/pages/InvitationPage'),
)
export const ComptePage = lazyWithChunkName(
  'ComptePage',
  () => import('../../features/compte/pages/ComptePage'),
)
export const AidePage = lazyWithChunkName(
  'AidePage',
  () => import('../../features/aide/pages/AidePage'),
)
export const AideAdministrateurPage = lazyWithChunkName(
  'AideAdministrateurPage',
  () => import('../../features/aide/pages/AideAdministrateurPage'),
)
export const AdminRegardsPage = lazyWithChunkName(
  'AdminRegardsPage',
  () => import('../../features/administration/pages/AdminRegardsPage'),
)
