import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { logError } from '@web/lib/browser/logError'
import { parametresQuery, type Mesure } from '@web/domain/parametres/parametresQuery'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'

/**
 * Reports page views to the consent feature, which shows its banner, when analytics or advertising
 * are configured. Its code loads after hydration, when the browser is idle.
 * @returns a function that opens the consent preferences; undefined when nothing is configured
 */
export function useConsent(): (() => void) | undefined {
  const mesure = useQuery(parametresQuery).data?.mesure
  const isHydrated = useIsHydrated()
  const { pathname } = useLocation()

  useEffect(() => {
    if (!mesure || !isHydrated) return
    let isMounted = true
    whenIdle(() => {
      if (isMounted) runConsentAction('handlePageView', mesure)
    })
    return () => {
      isMounted = false
    }
  }, [mesure, isHydrated, pathname])

  return mesure && (() => runConsentAction('openPreferences', mesure))
}

function whenIdle(task: () => void) {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(task)
  else setTimeout(task)
}

/** Calls an action of the consent feature, whose code loads on first use. */
function runConsentAction(action: 'handlePageView' | 'openPreferences', mesure: Mesure) {
  import('@web/features/consent/consentActions').then(
    (actions) => actions[action](mesure),
    (error: unknown) => logError('Le choix des cookies n’a pas pu être proposé\u00a0:', error),
  )
}
