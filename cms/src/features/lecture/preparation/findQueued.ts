import type { Payload } from 'payload'

/** Finds the PDFs for which a job is queued. */
export async function findQueued(
  payload: Payload,
  task: 'preparerLecture' | 'reconnaitreTexte',
): Promise<Set<string>> {
  const { docs } = await payload.db.find<{ input?: { document?: string } }>({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: task } }, { hasError: { not_equals: true } }] },
    pagination: false,
    limit: 0,
  })
  return new Set(docs.map(({ input }) => input?.document ?? ''))
}
