import type { GlobalSlug, Payload, Where } from 'payload'

import type { Actor } from '../../infrastructure/journal'

/** Planned publication of a page's draft. */
export interface Schedule {
  /** Moment of the publication; null if none is planned. */
  date: Date | null
  /**
   * Labels of the fields that were missing or invalid when a planned publication failed; null
   * without a failure.
   */
  invalidFields: string[] | null
}

export const PUBLISH_TASK = 'publierPage'

const jobsOf = (page: GlobalSlug): Where => ({
  and: [{ taskSlug: { equals: PUBLISH_TASK } }, { 'input.page': { equals: page } }],
})

const failureKey = (page: GlobalSlug) => `publication-refusee:${page}`

/** Reads the planned publication of a page, and the failure of the last one. */
export async function readSchedule(payload: Payload, page: GlobalSlug): Promise<Schedule> {
  const [{ docs }, invalidFields] = await Promise.all([
    payload.db.find<{ waitUntil?: string | null }>({
      collection: 'payload-jobs',
      where: jobsOf(page),
      sort: 'waitUntil',
      limit: 1,
      pagination: false,
      select: { waitUntil: true },
    }),
    payload.kv.get<string[]>(failureKey(page)),
  ])
  const date = docs[0]?.waitUntil
  return { date: date ? new Date(date) : null, invalidFields }
}

/**
 * Plans the publication of a page, in place of the one that was planned before.
 * @param acteur who plans it, and on whose behalf it will be published
 */
export async function planPublication(
  payload: Payload,
  page: GlobalSlug,
  date: Date,
  acteur: Actor | undefined,
) {
  await cancelPublication(payload, page)
  // Not from where: the publication is the server's.
  const input = { page, acteur: acteur && { id: acteur.id, email: acteur.email } }
  await payload.jobs.queue({ task: PUBLISH_TASK, input, waitUntil: date })
}

/** Cancels the planned publication of a page, and forgets the failure of the last one. */
export async function cancelPublication(payload: Payload, page: GlobalSlug): Promise<void> {
  await payload.db.deleteMany({ collection: 'payload-jobs', where: jobsOf(page) })
  await forgetFailure(payload, page)
}

export const saveFailure = (payload: Payload, page: GlobalSlug, invalidFields: string[]) =>
  payload.kv.set(failureKey(page), invalidFields)

export const forgetFailure = (payload: Payload, page: GlobalSlug): Promise<void> =>
  payload.kv.delete(failureKey(page))
