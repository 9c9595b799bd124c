import type { Payload } from 'payload'

/**
 * At start, sees to it that each announcement that is not over has a job: a process may have ended
 * between making the one and queueing the other. One job too many does nothing (see announceTask).
 */
export async function resumeCampaigns(payload: Payload): Promise<void> {
  const { docs } = await payload.db.find<{ id: string }>({
    collection: 'annonces',
    where: { etat: { equals: 'en-cours' } },
    pagination: false,
    limit: 0,
  })
  if (docs.length === 0) return
  const { docs: jobs } = await payload.db.find<{ input?: { annonce?: string } }>({
    collection: 'payload-jobs',
    where: {
      and: [{ taskSlug: { equals: 'annoncer' } }, { hasError: { not_equals: true } }],
    },
    pagination: false,
    limit: 0,
  })
  const queued = new Set(jobs.map(({ input }) => input?.annonce))
  for (const { id } of docs) {
    if (!queued.has(id)) await payload.jobs.queue({ task: 'annoncer', input: { annonce: id } })
  }
}
