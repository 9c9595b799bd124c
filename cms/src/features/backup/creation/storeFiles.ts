import pMap from 'p-map'
import { ObjectNotFound, pickMetadata, storage } from '../../../media/storage'
import type { ObjectMetadata } from '../../../media/storage/types'
import { listAll } from '../../../media/storage/listAll'
import { readFileEntries, type FileEntry, type Segment } from '../repository/snapshot'
import type { KnownBlobs, Repository } from '../repository/Repository'

const CONCURRENCY = 4

/** Stored files of a snapshot, by path. */
export type FileEntries = Map<string, FileEntry>

/** Reads the files of the last snapshot, whose bytes need not be read again. */
export async function readEarlierFiles(
  repository: Repository,
  segments: Segment[],
): Promise<FileEntries> {
  const entries: FileEntries = new Map()
  for await (const entry of readFileEntries(repository, segments)) {
    entries.set(entry.fullPath, entry)
  }
  return entries
}

/**
 * Writes all stored files that the backup does not have yet.
 * @param files entries found so far, to which those of new paths are added
 * @param earlier entries of the last snapshot
 * @param known see Repository.putBlob
 * @returns bytes added to the target
 */
export async function storeFiles(
  repository: Repository,
  files: FileEntries,
  earlier: FileEntries,
  known: KnownBlobs,
): Promise<number> {
  let added = 0
  await pMap(
    listAll(''),
    async (fullPath) => {
      if (files.has(fullPath)) return
      const stored = await storeFile(repository, fullPath, earlier.get(fullPath), known)
      if (!stored) return
      files.set(fullPath, stored.entry)
      if (stored.isNew) added += stored.entry.stored
    },
    { concurrency: CONCURRENCY },
  )
  return added
}

/** @returns undefined when the file was deleted meanwhile */
async function storeFile(
  repository: Repository,
  fullPath: string,
  earlier: FileEntry | undefined,
  known: KnownBlobs,
): Promise<{ entry: FileEntry; isNew: boolean } | undefined> {
  const object = await storage.stat(fullPath)
  if (!object) return undefined
  const unchanged = earlier && isUnchanged(object, earlier) ? earlier : undefined
  if (unchanged && known.has(repository.toBlobName(unchanged))) {
    return { entry: toEntry(object, unchanged, unchanged.md5Hash), isNew: false }
  }
  try {
    const bytes = await storage.read(fullPath)
    const { ref, md5Hash, isNew } = await repository.putBlob(bytes, known)
    return { entry: toEntry(object, ref, md5Hash), isNew }
  } catch (error) {
    if (error instanceof ObjectNotFound) return undefined
    throw error
  }
}

/** The bytes at a path change only by a replacement, which changes the ETag. */
const isUnchanged = (object: ObjectMetadata, earlier: FileEntry): boolean =>
  object.size === earlier.size &&
  object.etag === earlier.etag &&
  object.timeCreated.toISOString() === earlier.timeCreated

function toEntry(
  object: ObjectMetadata,
  { sha256, size, stored }: Pick<FileEntry, 'sha256' | 'size' | 'stored'>,
  md5Hash: string,
): FileEntry {
  return {
    fullPath: object.fullPath,
    ...{ sha256, size, stored, md5Hash },
    etag: object.etag,
    timeCreated: object.timeCreated.toISOString(),
    updated: object.updated.toISOString(),
    metageneration: object.metageneration,
    metadata: pickMetadata(object),
  }
}
