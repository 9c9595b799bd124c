import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { logError } from '../../lib/browser/logError'
import { useSignOut } from '../../lib/auth/useSignOut'
import { mainContentId } from './mainContentId'
import { guardedPaths, paths } from '../../domain/paths'

/**
 * Signs out at once, and goes to the home page, whose code may come late or never. The page forgets the
 * account as soon as the server has closed the session; on a guarded page only once that page is left,
 * as its guard would otherwise lead to the login page.
 */
export function useSignOutToHome() {
  const { closeSession, forgetSession: clearSession } = useSignOut()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [isClosed, setIsClosed] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    if (!isClosed || guardedPaths.includes(pathname)) return
    // The menu goes away with the account: whoever used it goes on at the content.
    focusContent()
    void clearSession().then(() => setIsClosed(false))
  }, [isClosed, pathname, clearSession])

  async function signOut() {
    setHasFailed(false)
    void navigate(paths.accueil)
    try {
      await closeSession()
      setIsClosed(true)
    } catch (error) {
      logError('La déconnexion a échoué\u00a0:', error)
      setHasFailed(true)
      focusContent()
    }
  }

  return { signOut: () => void signOut(), hasFailed }
}

const focusContent = () => document.getElementById(mainContentId)?.focus({ preventScroll: true })
