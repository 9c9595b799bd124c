import type { Payload } from 'payload'

import type { Counter } from './Counter'
import { toParisDay } from '../../lib/toParisDay'
import { getStatisticsStore } from './store'

/**
 * Adds views or downloads to today's counts. Never rejects, since a failed statistic must not fail
 * the request.
 * @param visits how many of them are human visits (see isHumanVisit); 0 writes nothing
 */
export async function addVisits(
  payload: Payload,
  regard: string,
  counter: Counter,
  visits: number,
): Promise<void> {
  if (visits === 0) return
  const jour = toParisDay(new Date())
  const counts = {
    vues: counter === 'nombreDeVue' ? visits : 0,
    telechargements: counter === 'nombreDeTelechargement' ? visits : 0,
  }
  try {
    await getStatisticsStore(payload).add(regard, jour, counts)
  } catch (error) {
    payload.logger.error(
      { err: error, regard, jour, ...counts },
      'Fréquentation du jour incomplète',
    )
  }
}
