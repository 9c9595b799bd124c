import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { logError } from '../lib/log'
import { useSignOut } from '../lib/session/useSignOut'
import { mainId } from './Navigation'
import { paths } from './paths'

/**
 * Signs out at once, and goes to the home page. The page forgets the account only once it is at home:
 * signed out while still on a guarded page, one would be sent to the login page instead.
 */
export function useSignOutToHome() {
  const { closeSession, forgetSession } = useSignOut()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [isClosed, setIsClosed] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    if (!isClosed || pathname !== paths.accueil) return
    // The menu goes away with the account: whoever used it goes on at the content.
    focusContent()
    void forgetSession().then(() => setIsClosed(false))
  }, [isClosed, pathname, forgetSession])

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

const focusContent = () => document.getElementById(mainId)?.focus({ preventScroll: true })
