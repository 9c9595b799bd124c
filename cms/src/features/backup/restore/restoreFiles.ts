import { createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import pMap from 'p-map'
import { createTempFile } from '../../../media/records/createTempFile'
import { storage } from '../../../media/storage'
import { listOwnFiles } from '../siteContent'
import { readFileEntries, type FileEntry, type Manifest } from '../repository/snapshot'
import type { Repository } from '../repository/Repository'

const CONCURRENCY = 4

/** Writes the stored files of a snapshot that the storage lacks. @returns the snapshot's paths */
export async function restoreFiles(
  repository: Repository,
  manifest: Manifest,
): Promise<Set<string>> {
  const paths = new Set<string>()
  await pMap(
    readFileEntries(repository, manifest.files),
    async (entry) => {
      paths.add(entry.fullPath)
      await restoreFile(repository, entry)
    },
    { concurrency: CONCURRENCY },
  )
  return paths
}

/** Removes the stored files of this product that a snapshot does not have. */
export async function removeOtherFiles(paths: ReadonlySet<string>): Promise<void> {
  for await (const fullPath of listOwnFiles()) {
    if (!paths.has(fullPath)) await storage.remove(fullPath)
  }
}

async function restoreFile(repository: Repository, entry: FileEntry): Promise<void> {
  const { fullPath, md5Hash, metadata } = entry
  const there = await storage.stat(fullPath)
  const isSame =
    there?.size === entry.size &&
    there.md5Hash === md5Hash &&
    there.updated.toISOString() === entry.updated
  if (isSame) return
  if (there) await storage.remove(fullPath)
  const filePath = await createTempFile()
  try {
    await pipeline(await repository.readBlob(entry), createWriteStream(filePath))
    await storage.put(fullPath, { filePath, md5Hash }, metadata, {
      timeCreated: new Date(entry.timeCreated),
      updated: new Date(entry.updated),
      metageneration: entry.metageneration,
    })
  } finally {
    await fs.rm(filePath, { force: true })
  }
}
