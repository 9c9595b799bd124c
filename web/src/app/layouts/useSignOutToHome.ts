import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { sessionQuery } from '@web/lib/auth/sessionQuery'
import { confirmLeave } from '@web/lib/browser/confirmLeave'
import { logError } from '@web/lib/browser/logError'
import { mainContentId } from './mainContentId'
import { isGuarded, paths } from '@web/domain/paths'

/**
 * Returns `signOut`, which leads home and closes the session, and `hasFailed`. The cached session
 * is cleared once the server has closed it; on a guarded page, only after leaving that page, whose
 * guard would redirect to the login page.
 */
export function useSignOutToHome() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [isClosed, setIsClosed] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    if (!isClosed || isGuarded(pathname)) return
    // The account menu unmounts with the session: moves the focus to the content.
    focusContent()
    void queryClient.cancelQueries({ queryKey: sessionQuery.queryKey }).then(() => {
      queryClient.setQueryData(sessionQuery.queryKey, null)
      setIsClosed(false)
    })
  }, [isClosed, pathname, queryClient])

  async function signOut() {
    if (!confirmLeave()) return
    setHasFailed(false)
    void navigate(paths.accueil)
    try {
      // The account menu has loaded it.
      const { closeSession } = await import('./account')
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
