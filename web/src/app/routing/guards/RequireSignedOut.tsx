import { Navigate, Outlet } from 'react-router-dom'
import { useSession } from '../../../lib/auth/useSession'
import { paths } from '../../../domain/paths'

/**
 * Route guard: redirects signed-in users to the home page, also right after signing in; to their
 * account as long as it lacks its second factor. Renders the page while the session is loading, so
 * that visitors do not wait.
 */
export function RequireSignedOut() {
  const { user } = useSession()
  if (!user) return <Outlet />
  return <Navigate to={user.lacksSecondFactor ? paths.compte : paths.accueil} replace />
}
