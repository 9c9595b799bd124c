import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { Payload } from 'payload'
import { env } from '../../../lib/env'
import { BackupError } from '../BackupError'
import { storage } from '../../../media/storage'
import { markSecret, type Manifest, type Segment, SegmentWriter } from '../repository/snapshot'
import { createSnapshotId, type KnownBlobs, type Repository } from '../repository/Repository'
import { dumpRows } from './dumpRows'
import { readEarlierFiles, storeFiles, type FileEntries } from './storeFiles'

/** An older blob that the last snapshot lacks is written again: prune.ts may soon remove it. */
const REUSE_MS = 12 * 60 * 60 * 1000

export interface BackupSource {
  /** Name of the newest migration of this product. */
  schema: string
  /** Existing folder of this machine for the copy of the rows. */
  workDir: string
  /** Opens the database as it is now, on a copy if need be, and closes it after the work. */
  withDatabaseCopy: <T>(work: (payload: Payload) => Promise<T>) => Promise<T>
}

/**
 * Writes a snapshot of the site; files and rows that the backup already has are shared. The caller
 * holds the lock of the repository. Files are read first, which may take long, then the rows, then
 * the files that were added meanwhile: every file that a row names is there.
 * @throws BackupError, or the error of the database, the storage or the target: no snapshot is made
 */
export async function createBackup(
  repository: Repository,
  { schema, workDir, withDatabaseCopy }: BackupSource,
): Promise<Manifest> {
  const last = (await repository.listSnapshots()).at(-1)
  const earlier = last ? await repository.readManifest(last) : undefined
  const earlierFiles = await readEarlierFiles(repository, earlier?.files ?? [])
  const known = await listReusableBlobs(repository, earlier, earlierFiles)

  const files: FileEntries = new Map()
  let addedBytes = await storeFiles(repository, files, earlierFiles, known)
  const now = new Date()
  const rows = await withDatabaseCopy((payload) => dumpRows(payload, workDir))
  addedBytes += await storeFiles(repository, files, earlierFiles, known)

  const putSegment = async (bytes: Readable, lines: number): Promise<Segment> => {
    const { ref, isNew } = await repository.putBlob(bytes, known)
    if (isNew) addedBytes += ref.stored
    return { ...ref, lines }
  }
  const tables: Manifest['tables'] = []
  for (const { name, segments } of rows.tables) {
    const written: Segment[] = []
    for (const { filePath, lines } of segments) {
      written.push(await putSegment(createReadStream(filePath), lines))
    }
    tables.push({ name, segments: written })
  }
  const lists: Segment[] = []
  const writer = new SegmentWriter(async (gzipped, lines) => {
    lists.push(await putSegment(Readable.from([gzipped]), lines))
  })
  for (const fullPath of [...files.keys()].sort()) {
    await writer.add(fullPath, JSON.stringify(files.get(fullPath)))
  }
  await writer.end()

  const segments = [...tables.flatMap((table) => table.segments), ...lists]
  const manifest: Manifest = {
    version: 1,
    id: createSnapshotId(now),
    date: now.toISOString(),
    schema,
    database: env.database.kind,
    storage: storage.kind,
    isConsistent: rows.isConsistent,
    ...(repository.isEncrypted ? { secret: env.secret } : {}),
    secretMark: markSecret(),
    tables,
    files: lists,
    totals: {
      rows: tables.flatMap((table) => table.segments).reduce((sum, { lines }) => sum + lines, 0),
      files: files.size,
      fileBytes: sum([...files.values()], ({ size }) => size),
      storedBytes: sum(
        dedupe(repository, [...segments, ...files.values()]),
        ({ stored }) => stored,
      ),
      addedBytes,
    },
  }
  await assertComplete(repository, [...segments, ...files.values()])
  await repository.writeManifest(manifest)
  return manifest
}

type Stored = Pick<Segment, 'sha256' | 'stored'>

/** Returns the blobs that need not be written again. */
async function listReusableBlobs(
  repository: Repository,
  earlier: Manifest | undefined,
  earlierFiles: FileEntries,
): Promise<KnownBlobs> {
  const segments = [
    ...(earlier?.tables.flatMap((table) => table.segments) ?? []),
    ...(earlier?.files ?? []),
  ]
  const needed = new Map(
    [...segments, ...earlierFiles.values()].map((ref) => [repository.toBlobName(ref), ref.stored]),
  )
  const known: KnownBlobs = new Map()
  for await (const { name, size, modified } of repository.listBlobs()) {
    // One that was cut since has another size, and is written again.
    const isWhole = needed.get(name) === size
    const isYoung = !needed.has(name) && Date.now() - modified.getTime() < REUSE_MS
    if (isWhole || isYoung) known.set(name, size)
  }
  return known
}

/** @throws BackupError when the target lacks a blob, or has it with another size */
async function assertComplete(repository: Repository, refs: Stored[]): Promise<void> {
  const sizes = new Map<string, number>()
  for await (const { name, size } of repository.listBlobs()) sizes.set(name, size)
  const lost = refs.filter((ref) => sizes.get(repository.toBlobName(ref)) !== ref.stored)
  if (lost.length === 0) return
  throw new BackupError(
    `Sauvegarde incomplète\u00a0: ${lost.length} fichiers manquent à l’arrivée. Elle n’est pas gardée\u00a0; relancez-la.`,
    'incomplete',
  )
}

const sum = <T>(items: T[], toNumber: (item: T) => number): number =>
  items.reduce((total, item) => total + toNumber(item), 0)

const dedupe = (repository: Repository, refs: Stored[]): Stored[] => [
  ...new Map(refs.map((ref) => [repository.toBlobName(ref), ref])).values(),
]
