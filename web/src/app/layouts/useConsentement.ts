import { useQuery } from '@tanstack/react-query'
import { use, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { logError } from '../../lib/log'
import type { Mesure } from '../../lib/mesure'
import { parametresQuery } from '../../lib/parametres/parametresQuery'
import { AliveContext } from '../../lib/served/AliveContext'

/**
 * Asks visitors for their choice, where there is one to make: the banner's code comes once the page
 * is alive and at rest.
 * @returns what opens the choices again; undefined where there are none
 */
export function useConsentement(): (() => void) | undefined {
  const mesure = useQuery(parametresQuery).data?.mesure
  const { isAlive } = use(AliveContext)
  const { pathname } = useLocation()

  useEffect(() => {
    if (!mesure || !isAlive) return
    let isHere = true
    whenAtRest(() => {
      if (isHere) run('arriveOn', mesure)
    })
    return () => {
      isHere = false
    }
  }, [mesure, isAlive, pathname])

  return mesure && (() => run('manageCookies', mesure))
}

function whenAtRest(task: () => void) {
  // Safari does not tell when it is.
  if ('requestIdleCallback' in window) requestIdleCallback(task)
  else setTimeout(task)
}

/** Does something of the feature, whose code comes the first time. */
function run(action: 'arriveOn' | 'manageCookies', mesure: Mesure) {
  import('../../features/consentement/consentement').then(
    (actions) => actions[action](mesure),
    (error: unknown) => logError('Le choix des cookies n’a pas pu être proposé\u00a0:', error),
  )
}
