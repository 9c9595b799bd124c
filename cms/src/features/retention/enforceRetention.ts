import type { Payload } from 'payload'

import { env } from '../../lib/env'
import { log } from '../../lib/log'
import { getEmailDir } from '../../infrastructure/email'
import { removeOldFiles } from '../../lib/fs/removeOldFiles'
import { durations } from './durations'
import { emptyExpiredTrash } from './emptyExpiredTrash'
import { enforceRule } from './enforceRule'
import { subtractDuration } from './durationMath'
import { retentionRules } from './retentionRules'

/**
 * Deletes all data past its retention, and logs the counts.
 * @throws the first error, after all rules were tried
 */
export async function enforceRetention(payload: Payload, now: Date): Promise<void> {
  const removed: Record<string, number> = {}
  const faults: unknown[] = []
  for (const rule of retentionRules) {
    const { collection } = rule
    try {
      removed[collection] = (removed[collection] ?? 0) + (await enforceRule(payload, rule, now))
    } catch (error) {
      log.error({ err: error, collection }, 'Conservation en échec')
      faults.push(error)
    }
  }
  try {
    removed.corbeille = await emptyExpiredTrash(payload, now)
  } catch (error) {
    faults.push(error)
  }
  removed.mails = await removeOldFiles(
    getEmailDir(env.dataDir),
    subtractDuration(now, durations.mailEcrit),
  )
  log.info(removed, 'Données au terme de leur conservation, supprimées')
  if (faults.length > 0) throw faults[0]
}
