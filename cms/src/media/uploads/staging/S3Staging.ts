import { Readable } from 'node:stream'
import { DataStore, Upload } from '@tus/server'

import type { BucketFolder } from '../../storage/s3/BucketFolder'
import { forEachPart } from '../../storage/s3/forEachPart'
import { IncrementalMd5 } from './IncrementalMd5'
import {
  EXPIRATION_MS,
  TUS_EXTENSIONS,
  isExpired,
  type StagingStore,
  uploadNotFound,
} from './types'
import type { StagedFile, ByteRange } from '../../storage/types'

/** Object with an upload's metadata, stored beside its segments. */
const INFO_NAME = 'info'

type UploadInfo = Required<Pick<Upload, 'size' | 'metadata' | 'creation_date'>>

/**
 * Stages uploads as objects of the bucket, so that any process can continue one: an info object,
 * and the bytes as segments named by their start offset. A segment is written atomically, after the
 * previous one, with the MD5 state of all bytes up to its end. No process holds any other state: an
 * upload's offset is the end of its last contiguous segment.
 */
export class S3Staging extends DataStore implements StagingStore {
  constructor(private readonly folder: BucketFolder) {
    super()
    this.extensions = TUS_EXTENSIONS
  }

  override async create(upload: Upload): Promise<Upload> {
    upload.creation_date = new Date().toISOString()
    const { size, metadata, creation_date } = upload
    const info = JSON.stringify({ size, metadata, creation_date })
    await this.folder.put(`${upload.id}/${INFO_NAME}`, Buffer.from(info))
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const [info, segments] = await Promise.all([this.readInfo(id), this.listSegments(id)])
    return new Upload({ ...info, id, offset: getEndOffset(segments) })
  }

  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    const md5 = await this.getHash(id, await this.listSegments(id), offset)
    const length = await forEachPart(bytes, (segment, before) => {
      md5.update(segment)
      const name = `${id}/${toSegmentName(offset + before)}`
      return this.folder.put(name, segment, { md5: md5.serialize() })
    })
    return offset + length
  }

  async open(id: string): Promise<StagedFile> {
    const segments = await this.listSegments(id)
    const size = getEndOffset(segments)
    const md5Hash = (await this.getHash(id, segments, size)).digest()
    return {
      size,
      md5Hash,
      read: async (position, length) => {
        const chunks: Buffer[] = []
        const end = Math.min(position + length, size)
        for await (const chunk of this.read(id, segments, position, end)) chunks.push(chunk)
        return Buffer.concat(chunks)
      },
      source: { md5Hash, stream: () => Readable.from(this.read(id, segments, 0, size)) },
    }
  }

  override async remove(id: string): Promise<void> {
    const names: string[] = []
    for await (const { name } of this.folder.list(`${id}/`)) names.push(name)
    if (names.length === 0) throw uploadNotFound()
    await this.folder.remove(names)
  }

  pendingBytes(): Promise<number> {
    return Promise.resolve(0)
  }

  async listExpired(): Promise<string[]> {
    const expired: string[] = []
    for (const id of await this.folder.listFolders()) {
      const info = await this.folder.get(`${id}/${INFO_NAME}`)
      // Without its info object an upload cannot continue: its removal was interrupted.
      if (!info || isExpired(parseInfo(info).creation_date)) expired.push(id)
    }
    return expired
  }

  override getExpiration(): number {
    return EXPIRATION_MS
  }

  private async readInfo(id: string): Promise<UploadInfo> {
    const info = await this.folder.get(`${id}/${INFO_NAME}`)
    if (!info) throw uploadNotFound()
    return parseInfo(info)
  }

  /**
   * Lists the contiguous segments from the first byte. A process presumed dead may have written a
   * segment that overlaps another or follows a gap; such segments are ignored.
   */
  private async listSegments(id: string): Promise<Segment[]> {
    const segments: Segment[] = []
    for await (const { name, size } of this.folder.list(`${id}/`)) {
      const digits = name.slice(id.length + 1)
      const start = Number(digits)
      if (digits.length !== NAME_DIGITS || start !== getEndOffset(segments) || size === 0) continue
      segments.push({ start, end: start + size })
    }
    return segments
  }

  /** The MD5 state of the first bytes: read from the segment that ends there, else recomputed. */
  private async getHash(id: string, segments: Segment[], offset: number): Promise<IncrementalMd5> {
    const last = segments.find(({ end }) => end === offset)
    const kept = last && (await this.folder.metadata(`${id}/${toSegmentName(last.start)}`))?.md5
    if (kept) return IncrementalMd5.create(kept)
    const md5 = await IncrementalMd5.create()
    for await (const chunk of this.read(id, segments, 0, offset)) md5.update(chunk)
    return md5
  }

  private read(id: string, segments: Segment[], start: number, end: number) {
    return readSegments(segments, start, end, async (segment, range) => {
      const bytes = await this.folder.read(`${id}/${toSegmentName(segment.start)}`, range)
      // Another process may have finalized and deleted the upload since this one listed it.
      if (!bytes) throw uploadNotFound()
      return bytes
    })
  }
}

const parseInfo = (body: Buffer) => JSON.parse(body.toString()) as UploadInfo

const getEndOffset = (segments: Segment[]): number => segments.at(-1)?.end ?? 0

/** A part of an upload: its first byte, and the byte after its last. */
interface Segment {
  start: number
  end: number
}

const NAME_DIGITS = 16

/** Zero-padded, so that segments are listed in byte order. */
const toSegmentName = (start: number): string => String(start).padStart(NAME_DIGITS, '0')

/** Reads bytes from `start` (inclusive) to `end` (exclusive) out of the segments. */
async function* readSegments(
  segments: Segment[],
  start: number,
  end: number,
  read: (segment: Segment, range: ByteRange) => Promise<AsyncIterable<Buffer>>,
): AsyncGenerator<Buffer> {
  for (const segment of segments) {
    const from = Math.max(start, segment.start)
    const to = Math.min(end, segment.end)
    if (from >= to) continue
    yield* await read(segment, { start: from - segment.start, end: to - segment.start - 1 })
  }
}
