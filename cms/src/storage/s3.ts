import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'

import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  S3Client,
  type HeadObjectCommandOutput,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'

import type { S3Settings } from '../env'
import {
  ObjectExists,
  ObjectNotFound,
  type ByteRange,
  type ObjectMetadata,
  type ObjectSource,
  type ObjectStorage,
  type SettableMetadata,
} from './types'

/** Bytes of a part, and parts under way at once: their product bounds the memory of an upload. */
const PART_SIZE = 8 * 1024 * 1024
const PARTS_AT_ONCE = 2

/** How S3 says that an object is there already, or is being written by somebody else. */
const TAKEN = new Set(['PreconditionFailed', 'ConditionalRequestConflict'])

/** Client options shared with @payloadcms/storage-s3: a storage that is away is noticed in seconds. */
export function s3ClientConfig(settings: S3Settings) {
  return {
    region: settings.region,
    ...(settings.endpoint ? { endpoint: settings.endpoint } : {}),
    forcePathStyle: settings.forcePathStyle,
    credentials: settings.credentials,
    maxAttempts: 3,
    // Many S3 servers that are not Amazon's do not know the newer default checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED' as const,
    responseChecksumValidation: 'WHEN_REQUIRED' as const,
    requestHandler: {
      connectionTimeout: 3_000,
      requestTimeout: 30_000,
      // Without it the time-out is only a warning.
      throwOnRequestTimeout: true,
      socketTimeout: 60_000,
      httpAgent: { keepAlive: true, maxSockets: 100 },
      httpsAgent: { keepAlive: true, maxSockets: 100 },
    },
  }
}

/** Objects of an S3 bucket; the MD5 of their bytes travels in the user metadata `md5`. */
export class S3Storage implements ObjectStorage {
  readonly kind = 's3'
  private readonly client: S3Client
  private readonly bucket: string

  constructor(settings: S3Settings) {
    this.client = new S3Client(s3ClientConfig(settings))
    this.bucket = settings.bucket
  }

  async put(fullPath: string, source: ObjectSource, metadata: SettableMetadata): Promise<void> {
    const md5Hash = await md5Of(source)
    const upload = new Upload({
      client: this.client,
      partSize: PART_SIZE,
      queueSize: PARTS_AT_ONCE,
      params: {
        Bucket: this.bucket,
        Key: fullPath,
        Body: 'filePath' in source ? createReadStream(source.filePath) : source.buffer,
        ContentType: metadata.contentType,
        ContentDisposition: metadata.contentDisposition,
        Metadata: { md5: md5Hash },
        IfNoneMatch: '*',
      },
    })
    try {
      await upload.done()
    } catch (error) {
      throw TAKEN.has((error as Error).name) ? new ObjectExists(fullPath) : error
    }
  }

  async stat(fullPath: string): Promise<ObjectMetadata | undefined> {
    const head = await this.head(fullPath)
    if (!head) return undefined
    return {
      fullPath,
      size: head.ContentLength ?? 0,
      etag: (head.ETag ?? '').replaceAll('"', ''),
      md5Hash: head.Metadata?.md5,
      contentType: head.ContentType ?? 'application/octet-stream',
      contentDisposition: head.ContentDisposition,
      updated: head.LastModified ?? new Date(0),
    }
  }

  async read(fullPath: string, range?: ByteRange): Promise<Readable> {
    try {
      const answer = await this.client.send(
        new GetObjectCommand({
          Bucket: this.bucket,
          Key: fullPath,
          ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
        }),
      )
      return answer.Body as Readable
    } catch (error) {
      if (isMissing(error)) throw new ObjectNotFound(fullPath)
      throw error
    }
  }

  async setMetadata(fullPath: string, change: Partial<SettableMetadata>): Promise<void> {
    const head = await this.head(fullPath)
    if (!head) throw new ObjectNotFound(fullPath)
    // S3 changes metadata only by copying an object onto itself, inside the server.
    await this.client.send(
      new CopyObjectCommand({
        Bucket: this.bucket,
        Key: fullPath,
        CopySource: `${this.bucket}/${fullPath.split('/').map(encodeURIComponent).join('/')}`,
        MetadataDirective: 'REPLACE',
        ContentType: change.contentType ?? head.ContentType,
        ContentDisposition: change.contentDisposition ?? head.ContentDisposition,
        Metadata: head.Metadata,
      }),
    )
  }

  async remove(fullPath: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: fullPath }))
  }

  async ping(): Promise<void> {
    await this.client.send(new HeadBucketCommand({ Bucket: this.bucket }))
  }

  private async head(fullPath: string): Promise<HeadObjectCommandOutput | undefined> {
    try {
      return await this.client.send(new HeadObjectCommand({ Bucket: this.bucket, Key: fullPath }))
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }
}

async function md5Of(source: ObjectSource): Promise<string> {
  const hash = createHash('md5')
  if ('buffer' in source) return hash.update(source.buffer).digest('base64')
  for await (const chunk of createReadStream(source.filePath)) hash.update(chunk as Buffer)
  return hash.digest('base64')
}

function isMissing(error: unknown): boolean {
  const name = (error as Error | undefined)?.name
  return name === 'NotFound' || name === 'NoSuchKey'
}
