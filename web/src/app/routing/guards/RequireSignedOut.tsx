import { Navigate, Outlet } from 'react-router-dom'
import { useSession } from '../../../lib/auth/useSession'
import { paths } from '../../../domain/paths'

/**
 * Route guard: redirects signed-in users to the home page, also right after signing in. Renders the
 * page while the session is loading, so that visitors do not wait.
 */
export function RequireSignedOut() {
  const { status } = useSession()
  return status === 'signedIn' ? <Navigate to={paths.accueil} replace /> : <Outlet />
}
