import type { GlobalSlug, Payload } from 'payload'

import { describeGlobal, describeIssue, type Target } from '../../infrastructure/journal'
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
  return id === undefined
    ? describeGlobal(payload, target as GlobalSlug)
    : describeIssue(payload, id)
}
