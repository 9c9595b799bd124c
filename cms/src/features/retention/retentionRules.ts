import type { Duration } from 'date-fns'
import type { CollectionSlug, Payload, Where } from 'payload'

import { deleteRows } from '../../infrastructure/database/rows'
import { toParisDay } from '../../lib/frenchDates'
import { durations, subtractDuration } from './durations'

/** Retention of a collection's data. */
export interface RetentionRule {
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
    const { docs } = await payload.db.find<{ id: string }>({
      collection,
      where,
      limit: BATCH,
      pagination: false,
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
