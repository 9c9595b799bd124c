import type { CollectionAfterChangeHook, Payload, PayloadRequest, Where } from 'payload'
import { byId, findAll, updateRow } from '../../infrastructure/database/rows'
import { published } from '../../access/published'
import { invalidateContent } from '../../infrastructure/contentVersion/invalidateContent'
import { withLock } from '../../infrastructure/locks/withLock'
import { getRelationId } from '../../lib/payload/getRelationId'
import {
  listImageReferences,
  usesOneOf,
  readPageReferences,
  type PageReferences,
} from './readPageReferences'
import type { Document } from '../../payload-types'

/** Collections with files, and the field of an issue that refers to each. */
export const ISSUE_FIELDS = { documents: 'pdf', images: 'couverture' } as const

type FileCollection = keyof typeof ISSUE_FIELDS

/** The part of an image's record that a page can refer to, and of a document's the same. */
type FileRecord = Pick<Document, 'id' | 'reserve' | 'prefix' | 'filename'> & { sizes?: never }

const BATCH = 500

/**
 * Recomputes which files are reserved for accounts: all files that no published issue or page
 * names. Writes only what differs, and then invalidates the content caches, as these writes run no
 * hooks. Safe to run at any time: concurrent calls run one after the other, and each reads the
 * published state at its beginning.
 * @param scope the records to look at, by collection; without it, all
 */
export async function updateReservations(
  payload: Payload,
  scope: Partial<Record<FileCollection, Where>> = { documents: {}, images: {} },
  req?: PayloadRequest,
): Promise<void> {
  await withLock(payload, 'reservations', async () => {
    let changed = 0
    const pages = scope.images ? await readPageReferences(payload, req) : []
    const shown = pages.filter(({ isDraft }) => !isDraft)
    for (const collection of Object.keys(scope) as FileCollection[]) {
      changed += await updateCollection(payload, collection, scope[collection] ?? {}, shown)
    }
    if (changed > 0) await invalidateContent(payload)
  })
}

/**
 * Recomputes the reservation of a file's record after a change of it: Payload writes the whole
 * record back, and may undo a release that came in between.
 */
export const updateOwnReservation: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  req,
}) => {
  const { id } = doc as { id: string }
  if (operation === 'update') {
    await updateReservations(req.payload, { [collection.slug]: { id: { equals: id } } }, req)
  }
  return doc as unknown
}

async function updateCollection(
  payload: Payload,
  collection: FileCollection,
  where: Where,
  pages: PageReferences[],
): Promise<number> {
  let changed = 0
  for (let page = 1, hasNextPage = true; hasNextPage; page += 1) {
    const found = await payload.db.find<FileRecord>({
      collection,
      where,
      sort: 'id',
      limit: BATCH,
      page,
      select: { reserve: true, prefix: true, filename: true, sizes: true },
    })
    hasNextPage = found.hasNextPage
    const named = await findPublishedFiles(payload, collection, found.docs)
    for (const file of found.docs) {
      const isShown =
        named.has(file.id) || pages.some((page) => usesOneOf(page, listImageReferences(file)))
      if (file.reserve === !isShown) continue
      const data = { reserve: !isShown, updatedAt: null }
      await updateRow(payload, collection, byId(file.id), data)
      changed += 1
    }
  }
  return changed
}

async function findPublishedFiles(
  payload: Payload,
  collection: FileCollection,
  files: FileRecord[],
): Promise<Set<string | undefined>> {
  const field = ISSUE_FIELDS[collection]
  const docs = await findAll<{ id: string; pdf?: unknown; couverture?: unknown }>(payload, {
    collection: 'regards',
    where: { and: [{ [field]: { in: files.map(({ id }) => id) } }, published] },
    select: { [field]: true },
  })
  return new Set(docs.map((issue) => getRelationId(issue[field])))
}
