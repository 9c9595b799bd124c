import type { Readable } from 'node:stream'

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

/** Internal objects below a folder of the bucket that is neither listed nor served. */
export class BucketFolder {
  private readonly client: S3Client
  private readonly bucket: string

  /** @param folder begins with a dot, a name that toObjectPath rejects, and ends with `/` */
  constructor(
    settings: S3Settings,
    private readonly folder: string,
  ) {
    this.client = openS3Client(settings)
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
    const answer = await undefinedIfNotFound(
      this.client.send(new GetObjectCommand(this.toObjectKey(name)), READ_REQUEST_OPTIONS),
    )
    return answer?.Body && Buffer.from(await answer.Body.transformToByteArray())
  }

  async read(name: string, { start, end }: ByteRange): Promise<Readable> {
    const { Body } = await this.client.send(
      new GetObjectCommand({ ...this.toObjectKey(name), Range: `bytes=${start}-${end}` }),
      READ_REQUEST_OPTIONS,
    )
    return Body as Readable
  }

  /** @returns undefined when there is no such object */
  async metadata(name: string): Promise<Record<string, string> | undefined> {
    const answer = await undefinedIfNotFound(
      this.client.send(new HeadObjectCommand(this.toObjectKey(name)), READ_REQUEST_OPTIONS),
    )
    return answer?.Metadata
  }

  /**
   * Lists all objects whose names start with `beginning`, sorted by name; the names are returned
   * without it.
   */
  async list(beginning: string): Promise<{ name: string; size: number }[]> {
    const Prefix = this.folder + beginning
    const found: { name: string; size: number }[] = []
    for await (const page of paginateListObjectsV2(
      { client: this.client },
      { Bucket: this.bucket, Prefix },
      READ_REQUEST_OPTIONS,
    )) {
      for (const { Key = '', Size = 0 } of page.Contents ?? []) {
        found.push({ name: Key.slice(Prefix.length), size: Size })
      }
    }
    return found
  }

  /** Lists the names of the direct subfolders. */
  async listFolders(): Promise<string[]> {
    const found: string[] = []
    for await (const page of paginateListObjectsV2(
      { client: this.client },
      { Bucket: this.bucket, Prefix: this.folder, Delimiter: '/' },
      READ_REQUEST_OPTIONS,
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

  private toObjectKey(name: string) {
    return { Bucket: this.bucket, Key: this.folder + name }
  }
}
