import { lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { RegardsPage } from '../features/regards/pages/RegardsPage'
import { RequireAdministrateur } from './guards/RequireAdministrateur'
import { RequireSignedOut } from './guards/RequireSignedOut'
import { MainLayout } from './layouts/MainLayout'
import { HomeRoute } from './pages/HomeRoute'
import { paths } from './paths'

// What only a few people open stays out of a visitor's first download.
const AuthLayout = lazy(async () => {
  const { AuthLayout } = await import('./layouts/AuthLayout')
  return { default: AuthLayout }
})
const LoginPage = lazy(async () => {
  const { LoginPage } = await import('../features/login/pages/LoginPage')
  return { default: LoginPage }
})
const AdminRegardsRoute = lazy(async () => {
  const { AdminRegardsRoute } = await import('./pages/AdminRegardsRoute')
  return { default: AdminRegardsRoute }
})

/** Every route of the site (specification, section 2). */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<MainLayout />}>
        <Route path={paths.accueil} element={<HomeRoute />} />
        <Route path={paths.regards} element={<RegardsPage />} />
        <Route element={<RequireAdministrateur />}>
          <Route path={paths.administration} element={<AdminRegardsRoute />} />
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
