import type { GlobalSlug, Payload } from 'payload'

import { describeGlobal, describeRecord, type Target } from '../../infrastructure/journal'
import { NUMERO_FIELDS, toShownIssue } from '../../lib/payload/toShownIssue'
import type { ScheduleTarget } from './schedule'

const ISSUE_PREFIX = 'regards:'

/** Names an issue that is to be published; a page is named by its slug. */
export const toScheduleTarget = (id: string): ScheduleTarget => ISSUE_PREFIX + id

/** Returns the id of the issue that is to be published; undefined for a page. */
export const getIssueId = (target: ScheduleTarget): string | undefined =>
  target.startsWith(ISSUE_PREFIX) ? target.slice(ISSUE_PREFIX.length) : undefined

/** Describes a page or an issue for the journal. */
export async function describeScheduleTarget(
  payload: Payload,
  target: ScheduleTarget,
): Promise<Target> {
  const id = getIssueId(target)
  if (id === undefined) return describeGlobal(payload, target as GlobalSlug)
  const issue = await payload.db.findOne<{ id: string; numero: number }>({
    collection: 'regards',
    where: { id: { equals: id } },
    select: NUMERO_FIELDS,
  })
  return describeRecord(payload.collections.regards.config, issue ? toShownIssue(issue) : { id })
}
