import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { parsePanelPath, parseReturnPath } from '@web/features/accounts/signIn/redirect'
import { useSession } from '@web/lib/auth/useSession'
import { paths } from '@web/domain/paths'

/**
 * Route guard: redirects signed-in users to the home page, also right after signing in, or to the
 * page of the site or the panel that sent them; to their account as long as it lacks its second
 * factor. Renders the page while the session is loading, so that visitors do not wait.
 */
export function RequireSignedOut() {
  const { user } = useSession()
  const { search } = useLocation()
  const returnPath = parseReturnPath(search)
  const panelPath = user?.lacksSecondFactor || returnPath ? undefined : parsePanelPath(search)
  const isSignedIn = user !== undefined

  useEffect(() => {
    // The panel is another application.
    if (isSignedIn && panelPath) window.location.replace(panelPath)
  }, [isSignedIn, panelPath])

  if (!user || panelPath) return <Outlet />
  return (
    <Navigate to={user.lacksSecondFactor ? paths.compte : (returnPath ?? paths.accueil)} replace />
  )
}
