import type { CollectionSlug, Payload, Where } from 'payload'

import { toParisDay } from '../../lib/frenchDates'
import { log } from '../../lib/log'
import { env } from '../../lib/env'
import { getEmailDir } from '../../infrastructure/email'
import { removeOldFiles } from '../../lib/fs/files'
import { everyHour } from '../../lib/process/everyHour'
import { durations, subtractDuration } from './durations'
import { enforceRule, retentionRules } from './retentionRules'
import { findAll, findRow } from '../../infrastructure/database/rows'
import { journalContext, SERVER } from '../../infrastructure/journal'
import { tryWithLock, withLock } from '../../infrastructure/locks/withLock'
import { TRASH_LOCK } from '../corbeille'

/** Key in Payload's key-value store: the last day on which all rules succeeded. */
const DONE_KEY = 'conservation'

/**
 * Enforces retention once a day over all processes, in the first hour in which one runs, so that a
 * machine that is off at night does it too.
 */
export const startDailyRetention = (payload: Payload): void =>
  everyHour(() => enforceOncePerDay(payload), 'Conservation en échec, nouvel essai dans une heure')

/** Skips if another process holds the lock. A day with an error is retried. */
async function enforceOncePerDay(payload: Payload): Promise<void> {
  await tryWithLock(payload, DONE_KEY, async () => {
    const now = new Date()
    const today = toParisDay(now)
    if ((await payload.kv.get(DONE_KEY)) === today) return
    await enforceRetention(payload, now)
    await payload.kv.set(DONE_KEY, today)
  })
}

/** Deletes all data past its retention. @throws the first error, after all rules were tried */
async function enforceRetention(payload: Payload, now: Date): Promise<void> {
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

/**
 * Deletes records for good whose time in the trash has passed.
 * @returns their number
 * @throws the first error, after all were tried
 */
export async function emptyExpiredTrash(payload: Payload, now: Date): Promise<number> {
  const limit = subtractDuration(now, durations.corbeille).toISOString()
  const faults: unknown[] = []
  let removed = 0
  for (const { config } of Object.values(payload.collections)) {
    if (!config.trash) continue
    const collection = config.slug
    const docs = await findAll<{ id: string }>(payload, {
      collection,
      where: { deletedAt: { less_than_equal: limit } },
      select: { deletedAt: true },
    })
    for (const { id } of docs) {
      try {
        if (await deleteExpired(payload, collection, id, limit)) removed += 1
      } catch (error) {
        log.error({ err: error, collection, id }, 'Fiche restée dans la corbeille')
        faults.push(error)
      }
    }
  }
  if (faults.length > 0) throw faults[0]
  return removed
}

/** Deletes a record under the lock of the trash. @returns false if it was restored meanwhile */
const deleteExpired = (
  payload: Payload,
  collection: CollectionSlug,
  id: string,
  limit: string,
): Promise<boolean> =>
  withLock(payload, TRASH_LOCK, async () => {
    const where: Where = {
      and: [{ id: { equals: id } }, { deletedAt: { less_than_equal: limit } }],
    }
    if (!(await findRow(payload, collection, where, {}))) return false
    await payload.delete({ collection, id, trash: true, context: CONTEXT })
    return true
  })

const CONTEXT = journalContext({
  acteur: SERVER,
  details: 'Au terme de son temps dans la corbeille.',
})
