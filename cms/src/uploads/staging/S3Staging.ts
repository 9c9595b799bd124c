import { Readable } from 'node:stream'

import { DataStore, Upload } from '@tus/server'

import { uploadNotFound } from '../../errors/houseErrors'
import type { BucketFolder } from '../../storage/BucketFolder'
import { eachSegment } from '../../storage/eachSegment'
import { isMissingObject } from '../../storage/s3Client'
import { RunningMd5 } from './RunningMd5'
import { consecutiveSegments, readSegments, segmentName, type Segment } from './segments'
import { EXPIRATION_MS, EXTENSIONS, isExpired, type StagedFile, type Staging } from './types'

/** The object that says what an upload is, beside its segments. */
const INFO = 'info'

type Info = Required<Pick<Upload, 'size' | 'metadata' | 'creation_date'>>

/**
 * Uploads as objects of the bucket, so that any process can go on with one: what each upload is, and
 * its bytes as segments named by the offset at which they begin. A segment is written whole or not at
 * all, after the one before it, and with the running MD5 of all bytes up to its end. Nothing else is
 * kept of an upload, by any process: how far it has come is how far its segments reach.
 */
export class S3Staging extends DataStore implements Staging {
  constructor(private readonly folder: BucketFolder) {
    super()
    this.extensions = EXTENSIONS
  }

  override async create(upload: Upload): Promise<Upload> {
    upload.creation_date = new Date().toISOString()
    const { size, metadata, creation_date } = upload
    const info = JSON.stringify({ size, metadata, creation_date })
    await this.folder.put(`${upload.id}/${INFO}`, Buffer.from(info))
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const [info, segments] = await Promise.all([this.readInfo(id), this.listSegments(id)])
    return new Upload({ ...info, id, offset: endOf(segments) })
  }

  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    const md5 = await this.sumOf(id, await this.listSegments(id), offset)
    const length = await eachSegment(bytes, (segment, before) => {
      md5.update(segment)
      const name = `${id}/${segmentName(offset + before)}`
      return this.folder.put(name, segment, { md5: md5.save() })
    })
    return offset + length
  }

  async open(id: string): Promise<StagedFile> {
    const segments = await this.listSegments(id)
    const size = endOf(segments)
    const md5Hash = (await this.sumOf(id, segments, size)).digest()
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
    const names = await this.folder.list(`${id}/`)
    if (names.length === 0) throw uploadNotFound()
    await this.folder.remove(names.map(({ name }) => `${id}/${name}`))
  }

  pendingBytes(): Promise<number> {
    return Promise.resolve(0)
  }

  async listExpired(): Promise<string[]> {
    const expired: string[] = []
    for (const id of await this.folder.listFolders()) {
      const info = await this.folder.get(`${id}/${INFO}`)
      // Without it nobody can go on with the upload: a removal was cut off.
      if (!info || isExpired(toInfo(info).creation_date)) expired.push(id)
    }
    return expired
  }

  override getExpiration(): number {
    return EXPIRATION_MS
  }

  private async readInfo(id: string): Promise<Info> {
    const info = await this.folder.get(`${id}/${INFO}`)
    if (!info) throw uploadNotFound()
    return toInfo(info)
  }

  private async listSegments(id: string): Promise<Segment[]> {
    return consecutiveSegments(await this.folder.list(`${id}/`))
  }

  /** The MD5 of the first bytes: kept beside the segment that ends there, else worked out anew. */
  private async sumOf(id: string, segments: Segment[], offset: number): Promise<RunningMd5> {
    const last = segments.find(({ end }) => end === offset)
    const kept = last && (await this.folder.metadata(`${id}/${segmentName(last.start)}`))?.md5
    if (kept) return RunningMd5.start(kept)
    const md5 = await RunningMd5.start()
    for await (const chunk of this.read(id, segments, 0, offset)) md5.update(chunk)
    return md5
  }

  private read(id: string, segments: Segment[], start: number, end: number) {
    return readSegments(segments, start, end, async (segment, range) => {
      try {
        return await this.folder.read(`${id}/${segmentName(segment.start)}`, range)
      } catch (error) {
        // Another process may have filed and dropped the upload since this one listed it.
        throw isMissingObject(error) ? uploadNotFound() : error
      }
    })
  }
}

const toInfo = (body: Buffer) => JSON.parse(body.toString()) as Info

const endOf = (segments: Segment[]): number => segments.at(-1)?.end ?? 0
