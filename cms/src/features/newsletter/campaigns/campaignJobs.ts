import type { Payload, Where } from 'payload'

const TASK = 'annoncer'

const jobsOf = (annonce: string): Where[] => [
  { taskSlug: { equals: TASK } },
  { 'input.annonce': { equals: annonce } },
]

/**
 * Queues the job that sends a campaign, in place of one that waits for another time. Until the new one is
 * queued the old one stays: a job whose time is not the campaign's does nothing.
 * @param waitUntil planned time; without it, at once
 */
export async function queueCampaign(payload: Payload, annonce: string, waitUntil?: Date) {
  const job = await payload.jobs.queue({
    task: TASK,
    input: { annonce },
    ...(waitUntil && { waitUntil }),
  })
  await removeWaitingJobs(payload, [...jobsOf(annonce), { id: { not_equals: job.id } }])
}

/** Removes the job of a campaign that is not to be sent any more. */
export const removeCampaignJobs = (payload: Payload, annonce: string): Promise<void> =>
  removeWaitingJobs(payload, jobsOf(annonce))

async function removeWaitingJobs(payload: Payload, conditions: Where[]): Promise<void> {
  await payload.db.deleteMany({
    collection: 'payload-jobs',
    where: {
      and: [...conditions, { waitUntil: { exists: true } }, { processing: { not_equals: true } }],
    },
  })
}

/** Returns the ids of the campaigns that have a job, which did not fail for good. */
export async function findQueuedCampaigns(payload: Payload): Promise<Set<string | undefined>> {
  const { docs } = await payload.db.find<{ input?: { annonce?: string } }>({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: TASK } }, { hasError: { not_equals: true } }] },
    pagination: false,
    limit: 0,
  })
  return new Set(docs.map(({ input }) => input?.annonce))
}
