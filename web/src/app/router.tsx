import { lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { RegardsPage } from '../features/regards/pages/RegardsPage'
import { RequireAdministrateur } from './guards/RequireAdministrateur'
import { RequireSignedOut } from './guards/RequireSignedOut'
import { MainLayout } from './layouts/MainLayout'
import { GlobalRoute } from './pages/GlobalRoute'
import { HomeRoute } from './pages/HomeRoute'
import { paths } from './paths'

// What is not opened first stays out of a visitor's first download.
const AuthLayout = lazy(async () => {
  const { AuthLayout } = await import('./layouts/AuthLayout')
  return { default: AuthLayout }
})
const LoginPage = lazy(async () => {
  const { LoginPage } = await import('../features/login/pages/LoginPage')
  return { default: LoginPage }
})
const NotreSiegePage = lazy(async () => {
  const { NotreSiegePage } = await import('../features/aPropos/pages/NotreSiegePage')
  return { default: NotreSiegePage }
})
const HistoriquePage = lazy(async () => {
  const { HistoriquePage } = await import('../features/aPropos/pages/HistoriquePage')
  return { default: HistoriquePage }
})
const QuiSommesNousPage = lazy(async () => {
  const { QuiSommesNousPage } = await import('../features/aPropos/pages/QuiSommesNousPage')
  return { default: QuiSommesNousPage }
})
const MentionsLegalesPage = lazy(async () => {
  const { MentionsLegalesPage } = await import('../features/legal/pages/MentionsLegalesPage')
  return { default: MentionsLegalesPage }
})
const PolitiqueDeConfidentialitePage = lazy(async () => {
  const { PolitiqueDeConfidentialitePage } =
    await import('../features/legal/pages/PolitiqueDeConfidentialitePage')
  return { default: PolitiqueDeConfidentialitePage }
})
const RedirectionPage = lazy(async () => {
  const { RedirectionPage } = await import('../features/redirection/pages/RedirectionPage')
  return { default: RedirectionPage }
})
const RegardPage = lazy(async () => {
  const { RegardPage } = await import('../features/regards/pages/RegardPage')
  return { default: RegardPage }
})
const AdminRegardsPage = lazy(async () => {
  const { AdminRegardsPage } = await import('../features/administration/pages/AdminRegardsPage')
  return { default: AdminRegardsPage }
})

/** Pages whose texts are one global of the server. */
const globalRoutes = [
  { path: paths.notreSiege, slug: 'notreSiege', Page: NotreSiegePage },
  { path: paths.historique, slug: 'historique', Page: HistoriquePage },
  { path: paths.quiSommesNous, slug: 'quiSommesNous', Page: QuiSommesNousPage },
  { path: paths.mentionsLegales, slug: 'mentionsLegales', Page: MentionsLegalesPage },
  {
    path: paths.politiqueDeConfidentialite,
    slug: 'politiqueDeConfidentialite',
    Page: PolitiqueDeConfidentialitePage,
  },
] as const

/** Every route of the site (specification, section 2). */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<MainLayout />}>
        <Route path={paths.accueil} element={<HomeRoute />} />
        <Route path={paths.regards} element={<RegardsPage />} />
        <Route path={`${paths.regards}/:numero`} element={<RegardPage />} />
        {globalRoutes.map(({ path, slug, Page }) => (
          <Route
            key={path}
            path={path}
            element={
              <GlobalRoute slug={slug}>
                <Page />
              </GlobalRoute>
            }
          />
        ))}
        <Route
          path={paths.ressources}
          element={<RedirectionPage key="ressources" name="Ressources" destination="ressources" />}
        />
        <Route
          path={paths.concoursPhoto}
          element={
            <RedirectionPage
              key="concoursPhoto"
              name="Concours photo"
              destination="concoursPhoto"
            />
          }
        />
        <Route element={<RequireAdministrateur />}>
          <Route path={paths.administration} element={<AdminRegardsPage />} />
        </Route>
      </Route>
      <Route element={<RequireSignedOut />}>
        <Route element={<AuthLayout />}>
          <Route path={paths.login} element={<LoginPage />} />
        </Route>
      </Route>
      <Route path="*" element={<Navigate to={paths.accueil} replace />} />
    </Routes>
  )
}
