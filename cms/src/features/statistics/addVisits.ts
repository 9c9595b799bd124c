import type { Payload } from 'payload'

import type { Counter } from './Counter'
import { toParisDay } from '../../lib/toParisDay'
import { getStatisticsStore } from './store'

/**
 * Adds openings or downloads that were counted just now to those of today. Never rejects: what is only
 * a statistic must not take an opening with it.
 * @param visits how many of them are visits (see isVisit.ts); none writes nothing
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
