import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip, gzipSync } from 'node:zlib'

import type { Repository } from './Repository'
import type { FileEntry, Segment } from './snapshot'

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
 * Reads the lines of segments, one after the other. The bytes of a segment are checked at its end:
 * until then its lines may be wrong.
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
