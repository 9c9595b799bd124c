import type { Payload, Where } from 'payload'

import type { Actor } from '../../infrastructure/journal'

/** What is published: the slug of a page (global), or `regards:{id}` for an issue. */
export type ScheduleTarget = string

/** Planned publication of a draft. */
export interface Schedule {
  /** Moment of the publication; null if none is planned. */
  date: Date | null
  /**
   * Labels of the fields that were missing or invalid when a planned publication failed; null
   * without a failure.
   */
  invalidFields: string[] | null
}

/** Named after the pages, which were the first to have it; its input too. */
export const PUBLISH_TASK = 'publierPage'

const isPublication: Where = { taskSlug: { equals: PUBLISH_TASK } }

const jobsOf = (target: ScheduleTarget): Where => ({
  and: [isPublication, { 'input.page': { equals: target } }],
})

const failureKey = (target: ScheduleTarget) => `publication-refusee:${target}`

/** Reads the planned publication of a target, and the failure of the last one. */
export async function readSchedule(payload: Payload, target: ScheduleTarget): Promise<Schedule> {
  const [{ docs }, invalidFields] = await Promise.all([
    payload.db.find<{ waitUntil?: string | null }>({
      collection: 'payload-jobs',
      where: jobsOf(target),
      sort: 'waitUntil',
      limit: 1,
      pagination: false,
      select: { waitUntil: true },
    }),
    payload.kv.get<string[]>(failureKey(target)),
  ])
  const date = docs[0]?.waitUntil
  return { date: date ? new Date(date) : null, invalidFields }
}

/** Reads all planned publications: the moment of each, by target. */
export async function readSchedules(payload: Payload): Promise<Map<ScheduleTarget, Date>> {
  const { docs } = await payload.db.find<{ waitUntil?: string | null; input?: { page?: string } }>({
    collection: 'payload-jobs',
    where: isPublication,
    pagination: false,
    select: { waitUntil: true, input: true },
  })
  return new Map(
    docs.flatMap(({ waitUntil, input }) =>
      waitUntil && input?.page ? [[input.page, new Date(waitUntil)] as const] : [],
    ),
  )
}

/**
 * Plans a publication, in place of the one that was planned before.
 * @param acteur who plans it, and on whose behalf it will be published
 */
export async function planPublication(
  payload: Payload,
  target: ScheduleTarget,
  date: Date,
  acteur: Actor | undefined,
) {
  await cancelPublication(payload, target)
  // Not from where: the publication is the server's.
  const input = { page: target, acteur: acteur && { id: acteur.id, email: acteur.email } }
  await payload.jobs.queue({ task: PUBLISH_TASK, input, waitUntil: date })
}

/**
 * Cancels a planned publication, unless it is taking place, and forgets the failure of the last one.
 */
export async function cancelPublication(payload: Payload, target: ScheduleTarget): Promise<void> {
  await payload.db.deleteMany({
    collection: 'payload-jobs',
    where: { and: [jobsOf(target), { processing: { not_equals: true } }] },
  })
  await forgetFailure(payload, target)
}

export const saveFailure = (payload: Payload, target: ScheduleTarget, invalidFields: string[]) =>
  payload.kv.set(failureKey(target), invalidFields)

export const forgetFailure = (payload: Payload, target: ScheduleTarget): Promise<void> =>
  payload.kv.delete(failureKey(target))
