import type { CollectionAfterChangeHook, Payload, PayloadRequest, Where, GlobalSlug } from 'payload'
import { byId, findAll, updateRow } from '../../infrastructure/database/rows'
import { published } from '../../access/roles'
import { invalidateContent } from '../../infrastructure/contentVersion/invalidateContent'
import { withLock } from '../../infrastructure/locks/withLock'
import { getRelationId } from '../../lib/payload/getRelationId'
import type { Document, Image } from '../../payload-types'

/** A page of the site, as published or as its draft. */
interface PageReferences {
  slug: GlobalSlug
  /** Label in the admin panel. */
  label: string
  isDraft: boolean
  /** Every text of the page, among them the ids of its images; of a link to a file, its storage path. */
  references: Set<string>
}

/**
 * Reads every page once as published and, where it has one, as its draft. Earlier versions are left
 * out: restoring one drops an image that is gone (fields/imageField).
 * @param req the current request, if any
 */
export async function readPageReferences(
  payload: Payload,
  req?: PayloadRequest,
): Promise<PageReferences[]> {
  const pages: PageReferences[] = []
  for (const { slug, label } of payload.config.globals) {
    const read = (draft: boolean) =>
      payload.findGlobal({ slug, depth: 0, draft, ...(req ? { req } : {}) })
    const page = { slug, label: typeof label === 'string' ? label : slug }
    const published = await read(false)
    pages.push({ ...page, isDraft: false, references: collectReferences(published) })
    const latest = await read(true)
    if ((latest as { _status?: string | null })._status !== 'draft') continue
    pages.push({ ...page, isDraft: true, references: collectReferences(latest) })
  }
  return pages
}

function collectReferences(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(toStoredPath(value) ?? value)
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) collectReferences(part, found)
  }
  return found
}

const MEDIA_ROOT = '/media/'

/** Path of the file to which a link of this site leads, on any host; undefined for others. */
export function toStoredPath(link: string): string | undefined {
  if (!link.includes(MEDIA_ROOT)) return undefined
  try {
    const { pathname } = new URL(link, 'https://site')
    if (!pathname.startsWith(MEDIA_ROOT)) return undefined
    return decodeURIComponent(pathname.slice(MEDIA_ROOT.length))
  } catch {
    return undefined
  }
}

type StoredImage = Pick<Image, 'id' | 'prefix' | 'filename' | 'sizes'>

/** Lists what a page can refer to an image by: its id, and the storage paths of its files. */
export function listImageReferences({ id, prefix, filename, sizes }: StoredImage): string[] {
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size.filename)]
  return [id, ...names.flatMap((name) => (name ? `${prefix}/${name}` : []))]
}

/** Whether a page uses one of these references. */
export const usesOneOf = ({ references }: PageReferences, wanted: string[]): boolean =>
  wanted.some((reference) => references.has(reference))

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
