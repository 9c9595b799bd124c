import type { Payload } from 'payload'

/**
 * At startup, queues a job for each unfinished campaign without one: a process may have stopped
 * between creating the campaign and queueing its job. A superfluous job does nothing (see
 * campaignTask).
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
