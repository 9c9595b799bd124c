import type { CollectionSlug, Payload, Where } from 'payload'
import type { Duration } from 'date-fns'

import { toParisDay } from '../../lib/frenchDates'
import { log } from '../../lib/log'
import { env } from '../../lib/env'
import { getEmailDir } from '../../infrastructure/email'
import { removeOldFiles } from '../../lib/fs/files'
import { everyHour } from '../../lib/process/everyHour'
import { durations, subtractDuration } from './durations'
import { findAll, findRow, deleteRows } from '../../infrastructure/database/rows'
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

/** Retention of a collection's data. */
interface RetentionRule {
  collection: CollectionSlug
  /** Start of the retention: a date-time, or with `isDay` a string AAAA-MM-JJ, a day in Paris. */
  field: string
  isDay?: boolean
  olderThan: Duration
  /** Limits the rule to matching records; without it, all records. */
  where?: Where
  /** Fields to clear; without it, the whole record is deleted. */
  clearedFields?: string[]
}

/** All retention rules. The site's pages read the same `durations`. */
export const retentionRules: RetentionRule[] = [
  {
    collection: 'abonnes',
    field: 'dateDemande',
    olderThan: durations.inscriptionEnAttente,
    where: { etat: { equals: 'en-attente' } },
  },
  { collection: 'frequentation', field: 'jour', isDay: true, olderThan: durations.audience },
  { collection: 'consentements', field: 'createdAt', olderThan: durations.preuveDeChoix },
  { collection: 'refus', field: 'createdAt', olderThan: durations.refus },
  { collection: 'envois', field: 'updatedAt', olderThan: durations.envoi },
  { collection: 'journal', field: 'dateAction', olderThan: durations.journal },
  {
    collection: 'journal',
    field: 'dateAction',
    olderThan: durations.adresseDuJournal,
    where: { adresse: { exists: true } },
    clearedFields: ['adresse'],
  },
  { collection: 'sessions', field: 'dateConnexion', olderThan: durations.sessionEntiere },
  {
    collection: 'users',
    // The link's expiry, after which it may be deleted at once.
    field: 'resetPasswordExpiration',
    olderThan: { hours: 0 },
    clearedFields: ['resetPasswordToken', 'resetPasswordExpiration'],
  },
  {
    collection: 'payload-jobs',
    field: 'createdAt',
    olderThan: durations.inscriptionEnAttente,
    where: { taskSlug: { equals: 'answerDemande' } },
  },
  {
    collection: 'payload-jobs',
    field: 'createdAt',
    olderThan: durations.travailEnEchec,
    where: { hasError: { equals: true } },
  },
]

const BATCH = 500

/**
 * Deletes the records of a rule that reached their age, or clears their fields, in batches, without
 * hooks and access control. Safe to run concurrently.
 * @returns the number of records
 */
export async function enforceRule(
  payload: Pick<Payload, 'db'>,
  rule: RetentionRule,
  now: Date,
): Promise<number> {
  const { collection } = rule
  const where = whereExpired(rule, now)
  for (let removed = 0; ;) {
    const docs = await findAll(payload, {
      collection,
      where,
      limit: BATCH,
      select: { [rule.field]: true },
    })
    if (docs.length === 0) return removed
    // Applies the condition again: a record may have been renewed since it was found.
    const due: Where = { and: [{ id: { in: docs.map(({ id }) => id) } }, where] }
    if (rule.clearedFields) {
      const data = Object.fromEntries(rule.clearedFields.map((field) => [field, null]))
      await payload.db.updateMany({ collection, where: due, data, returning: false })
    } else {
      await deleteRows(payload, collection, due)
    }
    removed += docs.length
  }
}

/** Condition for records at least as old as the rule's limit. */
function whereExpired({ field, isDay = false, olderThan, where }: RetentionRule, now: Date): Where {
  const moment = subtractDuration(now, olderThan)
  const limit = isDay ? toParisDay(moment) : moment.toISOString()
  const isDue: Where = { [field]: { less_than_equal: limit } }
  return where ? { and: [where, isDue] } : isDue
}
