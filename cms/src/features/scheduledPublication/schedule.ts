import type { Payload, GlobalSlug } from 'payload'
import {
  type Actor,
  describeGlobal,
  describeIssue,
  type Target,
} from '../../infrastructure/journal'
import { plannedJobs, type PlannedJob } from '../../infrastructure/jobs/plannedJobs'

/** Target: the slug of a page (global), or `regards:{id}` for an issue. */
export type ScheduleTarget = string

/** Why a planned publication did not take place. */
export interface PlanFailure {
  /** Labels of the fields that were missing or invalid; empty for another reason. */
  invalidFields: string[]
  /** The other reason, in French; undefined if the site failed for a whole day. */
  reason?: string
}

/** Named after the pages, which were the first to have it; its input too. */
export const PUBLISH_TASK = 'publierPage'

const jobs = plannedJobs(PUBLISH_TASK, 'page')

const FAILURE_PREFIX = 'publication-refusee:'

const failureKey = (target: ScheduleTarget) => FAILURE_PREFIX + target

/** Reads the date of a planned publication, and the last one's failure; null without any. */
export async function readSchedule(payload: Payload, target: ScheduleTarget) {
  const [found, failure] = await Promise.all([
    jobs.list(payload, target),
    readFailure(payload, failureKey(target)),
  ])
  const planned = found.find(({ hasFailed }) => !hasFailed)
  if (planned?.date) return { date: planned.date, failure }
  return { date: null, failure: failure ?? (found.length > 0 ? { invalidFields: [] } : null) }
}

/** Earlier releases stored the labels alone. */
async function readFailure(payload: Payload, key: string): Promise<PlanFailure | null> {
  const stored = await payload.kv.get<PlanFailure | string[]>(key)
  return Array.isArray(stored) ? { invalidFields: stored } : stored
}

/** Reads all planned publications: the moment of each, by target. */
export const readSchedules = async (payload: Payload): Promise<Map<ScheduleTarget, Date>> =>
  toDates(await jobs.list(payload))

const toDates = (found: PlannedJob[]) =>
  new Map(
    found.flatMap(({ subject, date, hasFailed }) =>
      date && !hasFailed ? [[subject, date] as const] : [],
    ),
  )

/** Planned and failed publications by target. */
export type PlannedPublications = Awaited<ReturnType<typeof readPlannedPublications>>

/** Reads the planned publications of all pages and issues, and the failures of those that were not planned again. */
export async function readPlannedPublications(payload: Payload) {
  const [found, keys] = await Promise.all([jobs.list(payload), payload.kv.keys()])
  const failures = new Map<ScheduleTarget, PlanFailure>()
  for (const { subject, hasFailed } of found)
    if (hasFailed) failures.set(subject, { invalidFields: [] })
  for (const key of keys.filter((key) => key.startsWith(FAILURE_PREFIX))) {
    const failure = await readFailure(payload, key)
    if (failure) failures.set(key.slice(FAILURE_PREFIX.length), failure)
  }
  return { dates: toDates(found), failures }
}

/**
 * Plans a publication in place of an earlier plan.
 * @param acteur who plans it, and on whose behalf it will be published
 */
export async function planPublication(
  payload: Payload,
  target: ScheduleTarget,
  date: Date,
  acteur: Actor | undefined,
) {
  // Without the network: the server publishes it.
  const actor = acteur && { id: acteur.id, email: acteur.email }
  await jobs.plan(payload, { page: target, acteur: actor }, date)
  await forgetFailure(payload, target)
}

/** Cancels a planned publication, unless it is running, and removes the failure of the last one. */
export async function cancelPublication(payload: Payload, target: ScheduleTarget): Promise<void> {
  await jobs.cancel(payload, target)
  await forgetFailure(payload, target)
}

/**
 * Ends the plans of all publications.
 * @param reason shown with each target
 * @returns their number
 */
export async function suspendPublications(payload: Payload, reason: string): Promise<number> {
  const targets = [...(await readSchedules(payload)).keys()]
  for (const target of targets) await saveFailure(payload, target, { invalidFields: [], reason })
  await jobs.cancelAll(payload)
  return targets.length
}

export const saveFailure = (payload: Payload, target: ScheduleTarget, failure: PlanFailure) =>
  payload.kv.set(failureKey(target), { ...failure })

const forgetFailure = (payload: Payload, target: ScheduleTarget): Promise<void> =>
  payload.kv.delete(failureKey(target))

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
