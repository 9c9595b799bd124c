import type { CollectionSlug, PayloadRequest, Where } from 'payload'

import { withLock } from '../../infrastructure/locks/withLock'
import { describeRecord, getActor, recordEntry } from '../../infrastructure/journal'
import { notFound } from '../../lib/errors/apiErrors'
import type { TrashHooks, TrashRecord } from './types'

interface Move {
  req: PayloadRequest
  slug: CollectionSlug
  id: string
  hooks: TrashHooks
}

/**
 * Moves a record to the trash. Writes the date and what `hooks.toTrashed` adds, to the record and to
 * its latest version: Payload's update would save the latest draft as the record.
 * @throws ApiError 404 if there is no such record outside the trash; what `hooks.checkTrash` throws
 */
export const trashRecord = (move: Move): Promise<void> => moveRecord(move, new Date().toISOString())

/**
 * Takes a record out of the trash, as it was.
 * @throws ApiError 404 if there is no such record in the trash; what `hooks.checkRestore` throws
 */
export const restoreRecord = (move: Move): Promise<void> => moveRecord(move, null)

async function moveRecord(move: Move, deletedAt: string | null): Promise<void> {
  const { req, slug, id, hooks } = move
  const { payload } = req
  const isTrashing = deletedAt !== null
  const where: Where = { and: [{ id: { equals: id } }, { deletedAt: { exists: !isTrashing } }] }
  // One at a time: two restores of one number would both find it free.
  const record = await withLock(payload, 'corbeille', async () => {
    const found = await payload.db.findOne<TrashRecord>({ collection: slug, where, req })
    if (!found) throw notFound('Cette fiche')
    await (isTrashing ? hooks.checkTrash : hooks.checkRestore)?.(found, req)
    const added = (isTrashing ? hooks.toTrashed : hooks.toRestored)?.(found)
    const data = { ...added, deletedAt, updatedAt: null }
    await payload.db.updateOne({ collection: slug, where, data, req, returning: false })
    if (payload.collections[slug].config.versions) await markLatestVersion(move, deletedAt)
    return found
  })
  for (const hook of isTrashing ? hooks.afterTrash : hooks.afterRestore) {
    await hook({ doc: record, req })
  }
  await recordEntry(payload, {
    action: isTrashing ? 'miseALaCorbeille' : 'sortieDeCorbeille',
    actor: getActor(req),
    cible: describeRecord(payload.collections[slug].config, hooks.toShown?.(record) ?? record),
  })
}

/** Payload lists records with drafts by their latest version. */
async function markLatestVersion({ req, slug, id }: Move, deletedAt: string | null) {
  const { db } = req.payload
  const { docs } = await db.findVersions<Record<string, unknown>>({
    collection: slug,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req,
  })
  const [latest] = docs
  if (!latest) return
  const { createdAt, updatedAt, version } = latest
  const versionData = { createdAt, updatedAt, version: { ...version, deletedAt } }
  await db.updateVersion({
    collection: slug,
    id: latest.id,
    versionData,
    req,
    returning: false,
  })
}
