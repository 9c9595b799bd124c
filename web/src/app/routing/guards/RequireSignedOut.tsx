import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { parsePanelPath } from '../../../features/login/helpers/parsePanelPath'
import { useSession } from '../../../lib/auth/useSession'
import { paths } from '../../../domain/paths'

/**
 * Route guard: redirects signed-in users to the home page, also right after signing in, or to the
 * page of the panel that sent them. Renders the page while the session is loading, so that visitors
 * do not wait.
 */
export function RequireSignedOut() {
  const { status } = useSession()
  const { search } = useLocation()
  const panelPath = parsePanelPath(search)
  const isSignedIn = status === 'signedIn'

  useEffect(() => {
    // The panel is another application.
    if (isSignedIn && panelPath) window.location.replace(panelPath)
  }, [isSignedIn, panelPath])

  return isSignedIn && !panelPath ? <Navigate to={paths.accueil} replace /> : <Outlet />
}
