import type { CollectionSlug, PayloadRequest } from 'payload'

import { byId, findRow } from '../../infrastructure/database/rows'
import { withLock } from '../../infrastructure/locks/withLock'
import { describeRecord, getActor, recordEntry } from '../../infrastructure/journal'
import { apiError } from '../../lib/errors/apiErrors'
import type { TrashHooks, TrashRecord } from './types'

/** Name of the lock for moves to and out of the trash and for deletions by age. */
export const TRASH_LOCK = 'corbeille'

interface Move {
  req: PayloadRequest
  slug: CollectionSlug
  id: string
  hooks: TrashHooks
}

/**
 * Moves a record to the trash: writes the date and what `toTrashed` adds to it and to its latest
 * version. Payload's update would save the latest draft as the record.
 * @throws ApiError 404 if there is none outside the trash; what `checkTrash` throws
 */
export const trashRecord = (move: Move): Promise<void> => moveRecord(move, new Date().toISOString())

/**
 * Restores a record as it was.
 * @throws ApiError 404 if not in the trash; what `checkRestore` throws
 */
export const restoreRecord = (move: Move): Promise<void> => moveRecord(move, null)

async function moveRecord(move: Move, deletedAt: string | null): Promise<void> {
  const { req, slug, id, hooks } = move
  const { payload } = req
  const isTrashing = deletedAt !== null
  // One at a time: two restores of one number would both find it free.
  const record = await withLock(payload, TRASH_LOCK, async () => {
    const found = await findRow<TrashRecord>(req, slug, byId(id))
    const latest = await findLatestVersion(move)
    // After an interrupted move, one of the two has moved; this call moves the other.
    const isThere = [found, latest?.version].some(
      (one) => one && Boolean(one.deletedAt) !== isTrashing,
    )
    if (!found || !isThere) throw apiError('not-found', 'Cette fiche n’existe pas.')
    await (isTrashing ? hooks.checkTrash : hooks.checkRestore)?.(found, req)
    const added = (isTrashing ? hooks.toTrashed : hooks.toRestored)?.(found)
    const data = { updatedAt: null, ...added, deletedAt }
    // A form's base is compared with the latest version's date (rejectStaleChanges).
    const date = added?.updatedAt ?? latest?.version.updatedAt
    await payload.db.updateOne({ collection: slug, where: byId(id), data, req, returning: false })
    if (latest) await markVersion(move, latest, { deletedAt, updatedAt: date })
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

interface Version extends Record<string, unknown> {
  id: string
  createdAt: string
  updatedAt: string
  version: Record<string, unknown>
}

/** Finds the latest version of a record, by which Payload lists records with drafts. */
async function findLatestVersion({ req, slug, id }: Move): Promise<Version | undefined> {
  const { db, collections } = req.payload
  if (!collections[slug].config.versions) return undefined
  const { docs } = await db.findVersions<Version['version']>({
    collection: slug,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]
}

async function markVersion(
  { req, slug }: Move,
  { id, createdAt, updatedAt, version }: Version,
  moved: { deletedAt: string | null; updatedAt: unknown },
): Promise<void> {
  const versionData = { createdAt, updatedAt, version: { ...version, ...moved } }
  await req.payload.db.updateVersion({ collection: slug, id, versionData, req, returning: false })
}
