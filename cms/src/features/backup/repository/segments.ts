import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'

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
