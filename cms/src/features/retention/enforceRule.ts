import type { Payload, Where } from 'payload'

import { toParisDay } from '../../lib/toParisDay'
import { subtractDuration } from './durationMath'
import type { RetentionRule } from './retentionRules'

const BATCH = 500

/**
 * Deletes the records of a rule that reached their age, or clears their fields, in batches.
 * Bypasses hooks and access control. Safe to run concurrently.
 * @returns the number of records deleted or cleared
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
      await payload.db.deleteMany({ collection, where: due })
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
