import { useQuery } from '@tanstack/react-query'
import { use, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { logError } from '../../lib/log'
import { parametresQuery } from '../../lib/parametres/parametresQuery'
import { AliveContext } from '../../lib/served/AliveContext'

const load = () => import('../../features/consentement/consentement')

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
    const arrive = () => void load().then(({ arriveOn }) => arriveOn(mesure), complain)
    // Safari has no such callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(arrive, 1)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(arrive)
    return () => cancelIdleCallback(handle)
  }, [mesure, isAlive, pathname])

  return mesure && (() => void load().then(({ manageCookies }) => manageCookies(mesure), complain))
}

const complain = (error: unknown) =>
  logError('Le choix des cookies n’a pas pu être proposé\u00a0:', error)
