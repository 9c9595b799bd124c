import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip, gzipSync } from 'node:zlib'
import { formatBytes } from '../../../lib/formatBytes'
import { formatParisMoment } from '../../../lib/frenchDates'
import { hmac } from '../../../lib/tokens/hmac'
import type { SettableMetadata } from '../../../media/storage/types'
import type { Repository } from './Repository'

/** Longer segments are cut: they are made in memory. */
const MAX_BYTES = 8 * 1024 * 1024

/** On average, one of this many lines ends a segment. */
const LINES = 256

/**
 * Groups lines into segments. The key of a line alone decides whether its segment ends after it, so
 * that a new or removed line changes one segment, and the others are shared with earlier snapshots.
 */
export class SegmentWriter {
  private lines: string[] = []
  private bytes = 0

  /** @param write receives a segment, gzipped, and its number of lines */
  constructor(private readonly write: (gzipped: Buffer, lines: number) => Promise<void>) {}

  async add(key: string, line: string): Promise<void> {
    this.lines.push(`${line}\n`)
    this.bytes += line.length
    if (this.bytes > MAX_BYTES || endsSegment(key)) await this.end()
  }

  /** Writes what is left. */
  async end(): Promise<void> {
    if (this.lines.length === 0) return
    const { lines } = this
    this.lines = []
    this.bytes = 0
    await this.write(gzipSync(lines.join('')), lines.length)
  }
}

const endsSegment = (key: string): boolean =>
  createHash('sha256').update(key).digest().readUInt16BE() % LINES === 0

/**
 * Reads the lines of segments, whose bytes are checked at their end: until then lines may be wrong.
 * @throws BackupError when a segment is missing or damaged
 */
export async function* readLines(
  repository: Repository,
  segments: Segment[],
): AsyncGenerator<string> {
  for (const segment of segments) {
    const unzipped = createGunzip()
    // A failure destroys `unzipped`, and the loop throws it.
    pipeline(await repository.readBlob(segment), unzipped, () => undefined)
    const decoder = new StringDecoder('utf8')
    let rest = ''
    for await (const chunk of unzipped) {
      const lines = (rest + decoder.write(chunk as Buffer)).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  }
}

export async function* readFileEntries(
  repository: Repository,
  segments: Segment[],
): AsyncGenerator<FileEntry> {
  for await (const line of readLines(repository, segments)) yield JSON.parse(line) as FileEntry
}

/** Reference to bytes in a backup, by their content. */
export interface BlobRef {
  /** Of the bytes before encryption, hex. */
  sha256: string
  /** Bytes before encryption. */
  size: number
  /** Bytes in the target. */
  stored: number
}

/** A stored file of the site: one line of the file segments of a snapshot. */
export interface FileEntry extends BlobRef {
  fullPath: string
  /** Base 64, of the bytes. */
  md5Hash: string
  /** Of the storage that it was read from: tells whether it changed since. */
  etag: string
  /** ISO dates. */
  timeCreated: string
  updated: string
  metageneration: number
  metadata: SettableMetadata
}

/** Rows of a table, or files: gzipped JSON, one a line. */
export interface Segment extends BlobRef {
  lines: number
}

/** Everything that a snapshot consists of. Written last: without it, there is no snapshot. */
export interface Manifest {
  /** Version of this format. */
  version: 1
  id: string
  /** ISO date of the copy of the database. */
  date: string
  /** Name of the newest migration that the product knew (infrastructure/database/schemaVersion). */
  schema: string
  database: 'sqlite' | 'mongodb'
  storage: 'disk' | 's3'
  /** Whether all rows are of one moment; a single MongoDB server does not offer that. */
  isConsistent: boolean
  /** PAYLOAD_SECRET; in an encrypted backup only. */
  secret?: string
  /** Keyed hash by PAYLOAD_SECRET, which tells whether another one is the same. */
  secretMark: string
  tables: { name: string; segments: Segment[] }[]
  files: Segment[]
  totals: Totals
}

export interface Totals {
  rows: number
  files: number
  fileBytes: number
  /** Bytes that the snapshot takes in the target, its files shared with earlier ones included. */
  storedBytes: number
  /** Of these, bytes that this snapshot added. */
  addedBytes: number
}

/** Keyed hash that tells whether another PAYLOAD_SECRET is the same, and nothing else. */
export const markSecret = (): string => hmac('sauvegarde/secret', '')

/** Describes a snapshot in one line, in French. */
export function describeSnapshot({ id, date, totals }: Manifest): string {
  const { rows, files, storedBytes, addedBytes } = totals
  return `${id}, ${formatParisMoment(new Date(date))}\u00a0: ${rows} lignes, ${files} fichiers, ${formatBytes(storedBytes)}, dont ${formatBytes(addedBytes)} de nouveau`
}
