import type { Payload, Where } from 'payload'

import { deleteRows, findAll } from '../../infrastructure/database/rows'
import type { Actor } from '../../infrastructure/journal'
import { withLock } from '../../infrastructure/locks/withLock'

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

const isPublication: Where = { taskSlug: { equals: PUBLISH_TASK } }

const jobsOf = (target: ScheduleTarget): Where => ({
  and: [isPublication, { 'input.page': { equals: target } }],
})

/** Jobs that are not publishing at this moment. */
const waitingJobsOf = (target: ScheduleTarget): Where => ({
  and: [jobsOf(target), { processing: { not_equals: true } }],
})

const FAILURE_PREFIX = 'publication-refusee:'

const failureKey = (target: ScheduleTarget) => FAILURE_PREFIX + target

/** Reads the date of a planned publication, and the last one's failure; null without any. */
export async function readSchedule(payload: Payload, target: ScheduleTarget) {
  const [jobs, failure] = await Promise.all([
    findAll<{ waitUntil?: string | null; hasError?: boolean | null }>(payload, {
      collection: 'payload-jobs',
      where: jobsOf(target),
      sort: 'waitUntil',
      select: { waitUntil: true, hasError: true },
    }),
    readFailure(payload, failureKey(target)),
  ])
  const planned = jobs.find(({ hasError }) => !hasError)
  if (planned?.waitUntil) return { date: new Date(planned.waitUntil), failure }
  return { date: null, failure: failure ?? (jobs.length > 0 ? { invalidFields: [] } : null) }
}

/** Earlier releases stored the labels alone. */
async function readFailure(payload: Payload, key: string): Promise<PlanFailure | null> {
  const stored = await payload.kv.get<PlanFailure | string[]>(key)
  return Array.isArray(stored) ? { invalidFields: stored } : stored
}

/** Reads all planned publications: the moment of each, by target. */
export async function readSchedules(payload: Payload): Promise<Map<ScheduleTarget, Date>> {
  const jobs = await findAll<{ waitUntil?: string | null; input?: { page?: string } }>(payload, {
    collection: 'payload-jobs',
    where: { and: [isPublication, { hasError: { not_equals: true } }] },
    select: { waitUntil: true, input: true },
  })
  return new Map(
    jobs.flatMap(({ waitUntil, input }) =>
      waitUntil && input?.page ? [[input.page, new Date(waitUntil)] as const] : [],
    ),
  )
}

/** Reads the failures of planned publications by target, unless they were planned again. */
async function readScheduleFailures(payload: Payload): Promise<Map<ScheduleTarget, PlanFailure>> {
  const [jobs, keys] = await Promise.all([
    findAll<{ input?: { page?: string } }>(payload, {
      collection: 'payload-jobs',
      where: { and: [isPublication, { hasError: { equals: true } }] },
      select: { input: true },
    }),
    payload.kv.keys(),
  ])
  const refused = keys.filter((key) => key.startsWith(FAILURE_PREFIX))
  const failures = new Map<ScheduleTarget, PlanFailure>()
  for (const { input } of jobs) if (input?.page) failures.set(input.page, { invalidFields: [] })
  for (const key of refused) {
    const failure = await readFailure(payload, key)
    if (failure) failures.set(key.slice(FAILURE_PREFIX.length), failure)
  }
  return failures
}

/** Planned and failed publications by target. */
export type PlannedPublications = Awaited<ReturnType<typeof readPlannedPublications>>

/** Reads the planned publications of all pages and issues. */
export async function readPlannedPublications(payload: Payload) {
  const [dates, failures] = await Promise.all([
    readSchedules(payload),
    readScheduleFailures(payload),
  ])
  return { dates, failures }
}

/**
 * Plans a publication in place of an earlier plan by changing its job, so that one of the two plans
 * exists at any moment.
 * @param acteur who plans it, and on whose behalf it will be published
 */
export async function planPublication(
  payload: Payload,
  target: ScheduleTarget,
  date: Date,
  acteur: Actor | undefined,
) {
  // Without the network: the server publishes it.
  const input = { page: target, acteur: acteur && { id: acteur.id, email: acteur.email } }
  await withLock(payload, `programmation:${target}`, async () => {
    const replaced: unknown = await payload.db.updateOne({
      collection: 'payload-jobs',
      where: waitingJobsOf(target),
      data: { input, waitUntil: date.toISOString(), ...NEVER_RUN },
    })
    if (!replaced) await payload.jobs.queue({ task: PUBLISH_TASK, input, waitUntil: date })
  })
  await forgetFailure(payload, target)
}

/** Values of a job that was not run yet: a new plan has all its attempts. */
const NEVER_RUN = { hasError: false, error: null, totalTried: 0, log: [] }

/** Cancels a planned publication, unless it is running, and removes the failure of the last one. */
export async function cancelPublication(payload: Payload, target: ScheduleTarget): Promise<void> {
  await deleteRows(payload, 'payload-jobs', waitingJobsOf(target))
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
  await deleteRows(payload, 'payload-jobs', {
    and: [isPublication, { hasError: { not_equals: true } }],
  })
  return targets.length
}

export const saveFailure = (payload: Payload, target: ScheduleTarget, failure: PlanFailure) =>
  payload.kv.set(failureKey(target), { ...failure })

const forgetFailure = (payload: Payload, target: ScheduleTarget): Promise<void> =>
  payload.kv.delete(failureKey(target))
