import { useQuery } from '@tanstack/react-query'
import { use, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { logError } from '../../lib/browser/logError'
import type { Mesure } from '../../domain/parametres/Mesure'
import { parametresQuery } from '../../domain/parametres/parametresQuery'
import { HydrationContext } from '../../lib/hydration/HydrationContext'

/**
 * Asks visitors for their choice, where there is one to make: the banner's code comes once the page
 * is alive and at rest.
 * @returns what opens the choices again; undefined where there are none
 */
export function useConsent(): (() => void) | undefined {
  const mesure = useQuery(parametresQuery).data?.mesure
  const { isHydrated } = use(HydrationContext)
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
  // Safari does not tell when it is.
  if ('requestIdleCallback' in window) requestIdleCallback(task)
  else setTimeout(task)
}

/** Does something of the feature, whose code comes the first time. */
function runConsentAction(action: 'handlePageView' | 'openPreferences', mesure: Mesure) {
  import('../../features/consentement/consentActions').then(
    (actions) => actions[action](mesure),
    (error: unknown) => logError('Le choix des cookies n’a pas pu être proposé\u00a0:', error),
  )
}
