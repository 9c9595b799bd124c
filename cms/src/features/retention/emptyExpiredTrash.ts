import type { Payload } from 'payload'

import { log } from '../../lib/log'
import { journalContext, SERVER } from '../../infrastructure/journal'
import { durations } from './durations'
import { subtractDuration } from './durationMath'

/**
 * Deletes for good, as an account would by hand, what has been in the trash for its whole time.
 * @returns the number of records deleted
 * @throws the first error, after all were tried
 */
export async function emptyExpiredTrash(payload: Payload, now: Date): Promise<number> {
  const limit = subtractDuration(now, durations.corbeille).toISOString()
  const faults: unknown[] = []
  let removed = 0
  for (const { config } of Object.values(payload.collections)) {
    if (!config.trash) continue
    const collection = config.slug
    const { docs } = await payload.db.find<{ id: string }>({
      collection,
      where: { deletedAt: { less_than_equal: limit } },
      select: { deletedAt: true },
      pagination: false,
      limit: 0,
    })
    for (const { id } of docs) {
      try {
        await payload.delete({ collection, id, trash: true, context: CONTEXT })
        removed += 1
      } catch (error) {
        log.error({ err: error, collection, id }, 'Fiche restée dans la corbeille')
        faults.push(error)
      }
    }
  }
  if (faults.length > 0) throw faults[0]
  return removed
}

const CONTEXT = journalContext({
  acteur: SERVER,
  details: 'Au terme de son temps dans la corbeille.',
})
