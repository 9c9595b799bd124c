import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSignOut } from '../lib/session/useSignOut'
import { logError } from '../lib/log'
import { mainId } from './Navigation'
import { paths } from './paths'

/**
 * Signs out and goes to the home page, in this order on the screen: home first. Signed out while
 * still on a guarded page, one would be sent to the login page instead.
 */
export function useSignOutToHome() {
  const { mutate, isError } = useSignOut()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [isWanted, setIsWanted] = useState(false)

  useEffect(() => {
    if (!isWanted || pathname !== paths.accueil) return
    mutate(undefined, {
      onSettled: () => setIsWanted(false),
      onError: (error) => logError('La déconnexion a échoué\u00a0:', error),
    })
  }, [isWanted, pathname, mutate])

  function signOut() {
    setIsWanted(true)
    void navigate(paths.accueil)
    // The menu goes away with the account: whoever used it goes on at the content.
    document.getElementById(mainId)?.focus({ preventScroll: true })
  }

  return { signOut, hasFailed: isError }
}
