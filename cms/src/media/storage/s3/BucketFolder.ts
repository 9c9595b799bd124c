import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'

import type { S3Settings } from '../../../lib/env'
import { openS3Client, putIfAbsent, READ_REQUEST_OPTIONS, undefinedIfNotFound } from './s3Client'
import type { ByteRange } from '../types'

/** S3's limit on objects per DeleteObjects request. */
const MAX_DELETE_BATCH = 1000

interface FolderObject {
  name: string
  /** Bytes. */
  size: number
  /** When it was written, by the server's clock. */
  modified: Date
}

/** Objects below a folder of a bucket. */
export class BucketFolder {
  private readonly bucket: string

  /**
   * @param folder ends with `/`; of the bucket of the site's files, it begins with a dot, a name that
   * toObjectPath rejects, so that its objects are neither listed nor served
   * @param readOptions of requests that read
   */
  constructor(
    settings: S3Settings,
    private readonly folder: string,
    protected readonly client: S3Client = openS3Client(settings),
    private readonly readOptions: { requestTimeout?: number } = READ_REQUEST_OPTIONS,
  ) {
    this.bucket = settings.bucket
  }

  /** @param metadata short strings stored as the object's user metadata */
  async put(name: string, body: Buffer, metadata?: Record<string, string>): Promise<void> {
    await this.client.send(
      new PutObjectCommand({ ...this.toObjectKey(name), Body: body, Metadata: metadata }),
    )
  }

  /** Writes an object unless it exists. @returns whether it was written */
  putIfAbsent(name: string, body: Buffer): Promise<boolean> {
    return putIfAbsent(this.client, { ...this.toObjectKey(name), Body: body })
  }

  /** @returns undefined when there is no such object */
  async get(name: string): Promise<Buffer | undefined> {
    const bytes = await this.read(name)
    return bytes && buffer(bytes)
  }

  /** @returns undefined when there is no such object */
  async read(name: string, range?: ByteRange): Promise<Readable | undefined> {
    const Range = range && `bytes=${range.start}-${range.end}`
    const get = new GetObjectCommand({ ...this.toObjectKey(name), Range })
    const answer = await undefinedIfNotFound(this.client.send(get, this.readOptions))
    return answer?.Body as Readable | undefined
  }

  /** @returns undefined when there is no such object */
  async metadata(name: string): Promise<Record<string, string> | undefined> {
    const answer = await undefinedIfNotFound(
      this.client.send(new HeadObjectCommand(this.toObjectKey(name)), this.readOptions),
    )
    return answer?.Metadata
  }

  /** Lists all objects whose names start with `beginning`, sorted by name. */
  async *list(beginning: string): AsyncGenerator<FolderObject> {
    for await (const page of paginateListObjectsV2(
      { client: this.client },
      { Bucket: this.bucket, Prefix: this.folder + beginning },
      this.readOptions,
    )) {
      for (const { Key = '', Size = 0, LastModified = new Date() } of page.Contents ?? []) {
        yield { name: Key.slice(this.folder.length), size: Size, modified: LastModified }
      }
    }
  }

  /** Lists the names of the direct subfolders. */
  async listFolders(): Promise<string[]> {
    const found: string[] = []
    for await (const page of paginateListObjectsV2(
      { client: this.client },
      { Bucket: this.bucket, Prefix: this.folder, Delimiter: '/' },
      this.readOptions,
    )) {
      for (const { Prefix = '' } of page.CommonPrefixes ?? []) {
        found.push(Prefix.slice(this.folder.length, -1))
      }
    }
    return found
  }

  async remove(names: string[]): Promise<void> {
    for (let first = 0; first < names.length; first += MAX_DELETE_BATCH) {
      const Objects = names
        .slice(first, first + MAX_DELETE_BATCH)
        .map((name) => ({ Key: this.folder + name }))
      const { Errors: [failed] = [] } = await this.client.send(
        new DeleteObjectsCommand({ Bucket: this.bucket, Delete: { Objects, Quiet: true } }),
      )
      if (failed) throw new Error(`${failed.Key} could not be removed: ${failed.Message}`)
    }
  }

  protected toObjectKey(name: string) {
    return { Bucket: this.bucket, Key: this.folder + name }
  }
}
