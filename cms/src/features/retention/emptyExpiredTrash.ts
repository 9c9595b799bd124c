import type { CollectionSlug, Payload, Where } from 'payload'

import { findAll } from '../../infrastructure/database/findAll'
import { journalContext, SERVER } from '../../infrastructure/journal'
import { withLock } from '../../infrastructure/locks/withLock'
import { log } from '../../lib/log'
import { TRASH_LOCK } from '../corbeille'
import { durations } from './durations'
import { subtractDuration } from './durationMath'

/**
 * Deletes records for good whose time in the trash has passed, as an account would by hand.
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
    const docs = await findAll<{ id: string }>(payload, {
      collection,
      where: { deletedAt: { less_than_equal: limit } },
      select: { deletedAt: true },
    })
    for (const { id } of docs) {
      try {
        if (await deleteExpired(payload, collection, id, limit)) removed += 1
      } catch (error) {
        log.error({ err: error, collection, id }, 'Fiche restée dans la corbeille')
        faults.push(error)
      }
    }
  }
  if (faults.length > 0) throw faults[0]
  return removed
}

/**
 * Deletes a record unless it was restored meanwhile: under the lock of the trash.
 * @returns whether it was deleted
 */
const deleteExpired = (
  payload: Payload,
  collection: CollectionSlug,
  id: string,
  limit: string,
): Promise<boolean> =>
  withLock(payload, TRASH_LOCK, async () => {
    const where: Where = {
      and: [{ id: { equals: id } }, { deletedAt: { less_than_equal: limit } }],
    }
    if (!(await payload.db.findOne({ collection, where, select: {} }))) return false
    await payload.delete({ collection, id, trash: true, context: CONTEXT })
    return true
  })

const CONTEXT = journalContext({
  acteur: SERVER,
  details: 'Au terme de son temps dans la corbeille.',
})
