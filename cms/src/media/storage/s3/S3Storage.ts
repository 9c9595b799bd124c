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

import type { S3Settings } from '../../../lib/env'
import {
  ObjectExists,
  ObjectNotFound,
  type ByteRange,
  type ListQuery,
  type MetadataChange,
  type ObjectHistory,
  type ObjectMetadata,
  type ObjectSource,
  type ObjectStorage,
  type SettableMetadata,
} from '../types'
import { changeMetadata } from '../changeMetadata'
import { compareUtf8, toObjectPath } from '../objectPath'
import {
  isNoSuchKey,
  openS3Client,
  openS3ReadClient,
  READ_REQUEST_OPTIONS,
  isConflict,
  undefinedIfNotFound,
} from './s3Client'
import { hashSource, openSourceStream } from '../objectSource'
import { BucketFolder } from './BucketFolder'
import { uploadMultipart } from './uploadMultipart'
import { fromUserMetadata, toUserMetadata } from './userMetadata'

type MultipartCursor = Pick<ListMultipartUploadsCommandInput, 'KeyMarker' | 'UploadIdMarker'>

/** S3's limit on keys per list response. */
const MAX_LIST_KEYS = 1000

/** Object below `.site/` with the id that the bucket carries. */
const SITE_ID = 'id'

/** Sorts after any name: `folder/` followed by it skips the rest of the folder. */
const HIGHEST_CODE_POINT = '\u{10ffff}'

/** Stores objects in an S3 bucket; metadata that S3 lacks are user metadata. */
export class S3Storage implements ObjectStorage {
  readonly kind = 's3'
  readonly bucket: string
  private readonly client: S3Client
  private readonly readClient: S3Client
  private readonly site: BucketFolder

  constructor(settings: S3Settings) {
    this.client = openS3Client(settings)
    this.readClient = openS3ReadClient(settings)
    this.bucket = settings.bucket
    this.site = new BucketFolder(settings, '.site/')
  }

  async put(
    fullPath: string,
    source: ObjectSource,
    metadata: SettableMetadata,
    history?: ObjectHistory,
  ): Promise<void> {
    const md5Hash = await hashSource(source)
    const params = {
      Bucket: this.bucket,
      Key: fullPath,
      ...toS3Headers(metadata),
      Metadata: toUserMetadata({
        md5Hash,
        timeCreated: new Date(),
        ...history,
        customMetadata: metadata.customMetadata ?? {},
      }),
    }
    try {
      if ('buffer' in source) {
        const put = new PutObjectCommand({ ...params, Body: source.buffer, IfNoneMatch: '*' })
        await this.client.send(put)
      } else {
        await uploadMultipart(this.client, openSourceStream(source), md5Hash, params)
      }
    } catch (error) {
      throw isConflict(error) ? new ObjectExists(fullPath) : error
    }
  }

  async claimExisting(fullPath: string, source: ObjectSource): Promise<boolean> {
    // S3 writes an object and its metadata atomically: an object with these bytes is complete.
    const there = await this.stat(fullPath)
    return there?.md5Hash !== undefined && there.md5Hash === (await hashSource(source))
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
    // Unlike a ContinuationToken, StartAfter can be any path, which allows skipping hidden folders.
    let start: string | undefined = isFolder(after) ? after + HIGHEST_CODE_POINT : after
    while (start !== undefined && found.length < limit) {
      const page: ListObjectsV2CommandOutput = await this.client.send(
        new ListObjectsV2Command({
          Bucket: this.bucket,
          Prefix: prefix,
          Delimiter: folded ? '/' : undefined,
          StartAfter: start || undefined,
          MaxKeys: Math.min(limit - found.length, MAX_LIST_KEYS),
        }),
        READ_REQUEST_OPTIONS,
      )
      const entries = [
        ...(page.Contents ?? []).map(({ Key = '' }) => Key),
        ...(page.CommonPrefixes ?? []).map(({ Prefix = '' }) => Prefix),
      ].sort(compareUtf8)
      found.push(
        ...entries.filter((entry) => toObjectPath(isFolder(entry) ? entry.slice(0, -1) : entry)),
      )
      const last = page.IsTruncated ? entries.at(-1) : undefined
      start = last && (isFolder(last) ? last + HIGHEST_CODE_POINT : skipHiddenFolder(last))
    }
    return found
  }

  read(fullPath: string): Promise<Readable> {
    return this.get(fullPath)
  }

  async send(fullPath: string, { start, end }: ByteRange, target: Writable): Promise<void> {
    await pipeline(await this.get(fullPath, `bytes=${start}-${end}`), target)
  }

  setMetadata(fullPath: string, change: MetadataChange): Promise<void> {
    return changeMetadata(this, fullPath, change, async (next, object) => {
      try {
        // S3 can change metadata only by copying an object onto itself, on the server.
        await this.client.send(
          new CopyObjectCommand({
            Bucket: this.bucket,
            Key: fullPath,
            CopySource: `${this.bucket}/${fullPath.split('/').map(encodeURIComponent).join('/')}`,
            MetadataDirective: 'REPLACE',
            ...toS3Headers(next),
            Metadata: toUserMetadata({
              md5Hash: object.md5Hash,
              timeCreated: object.timeCreated,
              updated: new Date(),
              metageneration: object.metageneration + 1,
              unset: listUnsetHeaders(next),
              customMetadata: next.customMetadata ?? {},
            }),
          }),
        )
      } catch (error) {
        throw isNoSuchKey(error) ? new ObjectNotFound(fullPath) : error
      }
    })
  }

  async remove(fullPath: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: fullPath }))
  }

  async removePartial(before: Date, isOwn: (fullPath: string) => boolean): Promise<number> {
    let removed = 0
    for (let after: MultipartCursor | undefined = {}; after;) {
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

  async readSiteId(): Promise<string | undefined> {
    return (await this.site.get(SITE_ID))?.toString()
  }

  async writeSiteId(id: string, isFirst: boolean): Promise<boolean> {
    if (isFirst) return this.site.putIfAbsent(SITE_ID, Buffer.from(id))
    await this.site.put(SITE_ID, Buffer.from(id))
    return true
  }

  async removeSiteId(): Promise<void> {
    await this.site.remove([SITE_ID])
  }

  async ping(): Promise<void> {
    await this.client.send(new HeadBucketCommand({ Bucket: this.bucket }), READ_REQUEST_OPTIONS)
  }

  private async get(fullPath: string, Range?: string): Promise<Readable> {
    try {
      const get = new GetObjectCommand({ Bucket: this.bucket, Key: fullPath, Range })
      return (await this.readClient.send(get, READ_REQUEST_OPTIONS)).Body as Readable
    } catch (error) {
      if (isNoSuchKey(error)) throw new ObjectNotFound(fullPath)
      throw error
    }
  }

  private head(fullPath: string): Promise<HeadObjectCommandOutput | undefined> {
    return undefinedIfNotFound(
      this.client.send(
        new HeadObjectCommand({ Bucket: this.bucket, Key: fullPath }),
        READ_REQUEST_OPTIONS,
      ),
    )
  }
}

/** The settable headers, under S3's parameter names. */
const toS3Headers = (metadata: SettableMetadata) => ({
  ContentType: metadata.contentType,
  CacheControl: metadata.cacheControl,
  ContentDisposition: metadata.contentDisposition,
  ContentEncoding: metadata.contentEncoding,
  ContentLanguage: metadata.contentLanguage,
})

const listUnsetHeaders = (metadata: SettableMetadata): string[] =>
  Object.entries(metadata).flatMap(([name, value]) => (value === undefined ? [name] : []))

/** Returns the key past a whole folder whose name toObjectPath rejects. */
function skipHiddenFolder(key: string): string {
  const names = key.split('/')
  const hidden = names.slice(0, -1).findIndex((name) => !toObjectPath(name))
  return hidden === -1 ? key : `${names.slice(0, hidden + 1).join('/')}/${HIGHEST_CODE_POINT}`
}
