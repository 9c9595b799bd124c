import { Navigate, Outlet } from 'react-router-dom'
import { useSession } from '../../../lib/auth/useSession'
import { paths } from '../../../domain/paths'

/**
 * Sends people who are signed in to the home page, those too who have just signed in. The page is
 * drawn at once: a visitor does not wait to hear that they are one.
 */
export function RequireSignedOut() {
  const { status } = useSession()
  return status === 'signedIn' ? <Navigate to={paths.accueil} replace /> : <Outlet />
}
