import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSignOut } from '../lib/session/useSignOut'
import { paths } from './paths'
import { logError } from '../lib/log'

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
  }

  return { signOut, hasFailed: isError }
}
