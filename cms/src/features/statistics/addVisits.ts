import type { Payload } from 'payload'

import type { Counter } from './Counter'
import { shutdown } from '../../lib/process/shutdown'
import { toParisDay } from '../../lib/toParisDay'
import { getStatisticsStore } from './store'

const RETRY_MS = 2_000

/**
 * Adds views or downloads to today's counts. Never rejects, since a failed statistic must not fail
 * the request: while the database does not answer, this process goes on trying.
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
  const add = () => getStatisticsStore(payload).add(regard, jour, counts)
  try {
    await add()
  } catch (error) {
    payload.logger.error(
      { err: error, regard, jour, ...counts },
      'Fréquentation du jour incomplète, ajout répété',
    )
    shutdown.track(addLater(add))
  }
}

/** Repeats a write until it succeeds; a last time when the process stops. */
async function addLater(add: () => Promise<void>): Promise<void> {
  for (let isDone = false; !isDone && !shutdown.signal.aborted;) {
    await shutdown.sleep(RETRY_MS)
    isDone = await add().then(
      () => true,
      () => false,
    )
  }
}
