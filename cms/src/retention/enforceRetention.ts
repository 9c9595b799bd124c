import type { Payload } from 'payload'

import { env } from '../env'
import { log } from '../log'
import { mailsDir } from '../mails'
import { removeOldFiles } from '../storage/removeOldFiles'
import { durations } from './durations'
import { enforceRule } from './enforceRule'
import { before } from './moments'
import { rules } from './rules'

/**
 * Removes all that has been kept as long as it may be, and tells the log how much.
 * @throws the first fault, once every rule was tried
 */
export async function enforceRetention(payload: Payload, now: Date): Promise<void> {
  const removed: Record<string, number> = {}
  const faults: unknown[] = []
  for (const rule of rules) {
    const { collection } = rule
    try {
      removed[collection] = (removed[collection] ?? 0) + (await enforceRule(payload, rule, now))
    } catch (error) {
      log.error({ err: error, collection }, 'Conservation en échec')
      faults.push(error)
    }
  }
  removed.mails = await removeOldFiles(mailsDir(env.dataDir), before(now, durations.mailEcrit))
  log.info(removed, 'Données au terme de leur conservation, supprimées')
  if (faults.length > 0) throw faults[0]
}
