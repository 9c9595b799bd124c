import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
  type HeadObjectCommandOutput,
  type ListMultipartUploadsCommandInput,
  type ListMultipartUploadsCommandOutput,
  type ListObjectsV2CommandOutput,
} from '@aws-sdk/client-s3'

import type { S3Settings } from '../env'
import {
  ObjectExists,
  ObjectNotFound,
  type ByteRange,
  type ListQuery,
  type MetadataChange,
  type ObjectMetadata,
  type ObjectSource,
  type ObjectStorage,
  type SettableMetadata,
} from './types'
import { changeMetadata } from './changeMetadata'
import { freeingPassed } from './collectYoung'
import { compareBytes, toObjectPath } from './objectPath'
import {
  isMissingObject,
  openS3Client,
  openS3ReadClient,
  READ_OPTIONS,
  unlessMissing,
} from './s3Client'
import { md5OfSource, streamOf } from './objectSource'
import { putMultipart } from './putMultipart'
import { fromUserMetadata, toUserMetadata } from './userMetadata'

/** How S3 says that an object is there already, or is being written by somebody else. */
const TAKEN = new Set(['PreconditionFailed', 'ConditionalRequestConflict'])

type MultipartMarker = Pick<ListMultipartUploadsCommandInput, 'KeyMarker' | 'UploadIdMarker'>

/** What one answer of S3 lists at most. */
const LIST_SIZE = 1000

/** No name follows it: after `folder/` and this comes what is not in the folder. */
const LAST = '\u{10ffff}'

/** Objects of an S3 bucket; what S3 itself does not keep of them travels in their user metadata. */
export class S3Storage implements ObjectStorage {
  readonly kind = 's3'
  readonly bucket: string
  private readonly client: S3Client
  private readonly readClient: S3Client

  constructor(settings: S3Settings) {
    this.client = openS3Client(settings)
    this.readClient = openS3ReadClient(settings)
    this.bucket = settings.bucket
  }

  async put(fullPath: string, source: ObjectSource, metadata: SettableMetadata): Promise<void> {
    const md5Hash = await md5OfSource(source)
    const params = {
      Bucket: this.bucket,
      Key: fullPath,
      ...headersOf(metadata),
      Metadata: toUserMetadata({
        md5Hash,
        timeCreated: new Date(),
        customMetadata: metadata.customMetadata ?? {},
      }),
    }
    try {
      if ('buffer' in source) {
        const put = new PutObjectCommand({ ...params, Body: source.buffer, IfNoneMatch: '*' })
        await this.client.send(put)
      } else {
        await putMultipart(this.client, streamOf(source), md5Hash, params)
      }
    } catch (error) {
      throw TAKEN.has((error as Error).name) ? new ObjectExists(fullPath) : error
    }
  }

  async adopt(fullPath: string, source: ObjectSource): Promise<boolean> {
    // An object comes with its metadata: one of these bytes is whole, whoever wrote it.
    const there = await this.stat(fullPath)
    return there?.md5Hash !== undefined && there.md5Hash === (await md5OfSource(source))
  }

  async stat(fullPath: string): Promise<ObjectMetadata | undefined> {
    const head = await this.head(fullPath)
    if (!head) return undefined
    const own = fromUserMetadata(head.Metadata)
    const timeCreated = own.timeCreated ?? head.LastModified ?? new Date(0)
    const unlessUnset = (name: string, value: string | undefined) =>
      own.unset?.includes(name) ? undefined : value
    return {
      fullPath,
      size: head.ContentLength ?? 0,
      etag: (head.ETag ?? '').replaceAll('"', ''),
      md5Hash: own.md5Hash,
      contentType: head.ContentType ?? 'application/octet-stream',
      cacheControl: unlessUnset('cacheControl', head.CacheControl),
      contentDisposition: unlessUnset('contentDisposition', head.ContentDisposition),
      contentEncoding: unlessUnset('contentEncoding', head.ContentEncoding),
      contentLanguage: unlessUnset('contentLanguage', head.ContentLanguage),
      customMetadata: own.customMetadata,
      timeCreated,
      updated: own.updated ?? timeCreated,
      metageneration: own.metageneration ?? 1,
    }
  }

  async list({ prefix, folded, after = '', limit }: ListQuery): Promise<string[]> {
    const isFolder = (entry: string) => folded && entry.endsWith('/') && entry !== prefix
    const found: string[] = []
    // Unlike a ContinuationToken a path is ours to choose: what is hidden is jumped over.
    let start: string | undefined = isFolder(after) ? after + LAST : after
    while (start !== undefined && found.length < limit) {
      const page: ListObjectsV2CommandOutput = await this.client.send(
        new ListObjectsV2Command({
          Bucket: this.bucket,
          Prefix: prefix,
          Delimiter: folded ? '/' : undefined,
          StartAfter: start || undefined,
          MaxKeys: Math.min(limit - found.length, LIST_SIZE),
        }),
        READ_OPTIONS,
      )
      const entries = [
        ...(page.Contents ?? []).map(({ Key = '' }) => Key),
        ...(page.CommonPrefixes ?? []).map(({ Prefix = '' }) => Prefix),
      ].sort(compareBytes)
      found.push(
        ...entries.filter((entry) => toObjectPath(isFolder(entry) ? entry.slice(0, -1) : entry)),
      )
      const last = page.IsTruncated ? entries.at(-1) : undefined
      start = last && (isFolder(last) ? last + LAST : pastHidden(last))
    }
    return found
  }

  read(fullPath: string): Promise<Readable> {
    return this.get(fullPath)
  }

  async send(fullPath: string, { start, end }: ByteRange, target: Writable): Promise<void> {
    await pipeline(await this.get(fullPath, `bytes=${start}-${end}`), freeingPassed, target)
  }

  setMetadata(fullPath: string, change: MetadataChange): Promise<void> {
    return changeMetadata(this, fullPath, change, async (next, object) => {
      try {
        // S3 changes metadata only by copying an object onto itself, inside the server.
        await this.client.send(
          new CopyObjectCommand({
            Bucket: this.bucket,
            Key: fullPath,
            CopySource: `${this.bucket}/${fullPath.split('/').map(encodeURIComponent).join('/')}`,
            MetadataDirective: 'REPLACE',
            ...headersOf(next),
            Metadata: toUserMetadata({
              md5Hash: object.md5Hash,
              timeCreated: object.timeCreated,
              updated: new Date(),
              metageneration: object.metageneration + 1,
              unset: unsetOf(next),
              customMetadata: next.customMetadata ?? {},
            }),
          }),
        )
      } catch (error) {
        throw isMissingObject(error) ? new ObjectNotFound(fullPath) : error
      }
    })
  }

  async remove(fullPath: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: fullPath }))
  }

  async removePartial(before: Date, isOwn: (fullPath: string) => boolean): Promise<number> {
    let removed = 0
    for (let after: MultipartMarker | undefined = {}; after;) {
      const page: ListMultipartUploadsCommandOutput = await this.client.send(
        new ListMultipartUploadsCommand({ Bucket: this.bucket, ...after }),
      )
      for (const { Key = '', UploadId, Initiated } of page.Uploads ?? []) {
        if (!isOwn(Key) || !Initiated || Initiated > before) continue
        await this.client.send(
          new AbortMultipartUploadCommand({ Bucket: this.bucket, Key, UploadId }),
        )
        removed += 1
      }
      after = page.IsTruncated
        ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
        : undefined
    }
    return removed
  }

  async ping(): Promise<void> {
    await this.client.send(new HeadBucketCommand({ Bucket: this.bucket }), READ_OPTIONS)
  }

  private async get(fullPath: string, Range?: string): Promise<Readable> {
    try {
      const get = new GetObjectCommand({ Bucket: this.bucket, Key: fullPath, Range })
      return (await this.readClient.send(get, READ_OPTIONS)).Body as Readable
    } catch (error) {
      if (isMissingObject(error)) throw new ObjectNotFound(fullPath)
      throw error
    }
  }

  private head(fullPath: string): Promise<HeadObjectCommandOutput | undefined> {
    return unlessMissing(
      this.client.send(new HeadObjectCommand({ Bucket: this.bucket, Key: fullPath }), READ_OPTIONS),
    )
  }
}

/** The settable headers, by S3's names for them. */
const headersOf = (metadata: SettableMetadata) => ({
  ContentType: metadata.contentType,
  CacheControl: metadata.cacheControl,
  ContentDisposition: metadata.contentDisposition,
  ContentEncoding: metadata.contentEncoding,
  ContentLanguage: metadata.contentLanguage,
})

const unsetOf = (metadata: SettableMetadata): string[] =>
  Object.entries(metadata).flatMap(([name, value]) => (value === undefined ? [name] : []))

/** Where a listing goes on after a key: past the whole of a folder whose name toObjectPath refuses. */
function pastHidden(key: string): string {
  const names = key.split('/')
  const hidden = names.slice(0, -1).findIndex((name) => !toObjectPath(name))
  return hidden === -1 ? key : `${names.slice(0, hidden + 1).join('/')}/${LAST}`
}
