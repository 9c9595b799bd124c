import type { Readable } from 'node:stream'

import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'

import type { S3Settings } from '../env'
import { openS3Client, READ_OPTIONS, unlessMissing } from './s3Client'
import type { ByteRange } from './types'

/** How many objects S3 removes by one request at most. */
const REMOVED_AT_ONCE = 1000

/** Objects of the program's own, below a folder of the bucket that is neither listed nor served. */
export class BucketFolder {
  private readonly client: S3Client
  private readonly bucket: string

  /** @param folder begins with a dot, as toObjectPath refuses such names, and ends with `/` */
  constructor(
    settings: S3Settings,
    private readonly folder: string,
  ) {
    this.client = openS3Client(settings)
    this.bucket = settings.bucket
  }

  /** @param metadata short texts that are kept beside the body */
  async put(name: string, body: Buffer, metadata?: Record<string, string>): Promise<void> {
    await this.client.send(
      new PutObjectCommand({ ...this.place(name), Body: body, Metadata: metadata }),
    )
  }

  /** @returns undefined when there is no such object */
  async get(name: string): Promise<Buffer | undefined> {
    const answer = await unlessMissing(
      this.client.send(new GetObjectCommand(this.place(name)), READ_OPTIONS),
    )
    return answer?.Body && Buffer.from(await answer.Body.transformToByteArray())
  }

  async read(name: string, { start, end }: ByteRange): Promise<Readable> {
    const { Body } = await this.client.send(
      new GetObjectCommand({ ...this.place(name), Range: `bytes=${start}-${end}` }),
      READ_OPTIONS,
    )
    return Body as Readable
  }

  /** @returns undefined when there is no such object */
  async metadata(name: string): Promise<Record<string, string> | undefined> {
    const answer = await unlessMissing(
      this.client.send(new HeadObjectCommand(this.place(name)), READ_OPTIONS),
    )
    return answer?.Metadata
  }

  /** All objects whose names begin so, in the order of their names, which are given without it. */
  async list(beginning: string): Promise<{ name: string; size: number }[]> {
    const Prefix = this.folder + beginning
    const found: { name: string; size: number }[] = []
    for await (const page of paginateListObjectsV2(
      { client: this.client },
      { Bucket: this.bucket, Prefix },
      READ_OPTIONS,
    )) {
      for (const { Key = '', Size = 0 } of page.Contents ?? []) {
        found.push({ name: Key.slice(Prefix.length), size: Size })
      }
    }
    return found
  }

  /** The names of the folders right below this one. */
  async listFolders(): Promise<string[]> {
    const found: string[] = []
    for await (const page of paginateListObjectsV2(
      { client: this.client },
      { Bucket: this.bucket, Prefix: this.folder, Delimiter: '/' },
      READ_OPTIONS,
    )) {
      for (const { Prefix = '' } of page.CommonPrefixes ?? []) {
        found.push(Prefix.slice(this.folder.length, -1))
      }
    }
    return found
  }

  async remove(names: string[]): Promise<void> {
    for (let first = 0; first < names.length; first += REMOVED_AT_ONCE) {
      const Objects = names
        .slice(first, first + REMOVED_AT_ONCE)
        .map((name) => ({ Key: this.folder + name }))
      const { Errors: [failed] = [] } = await this.client.send(
        new DeleteObjectsCommand({ Bucket: this.bucket, Delete: { Objects, Quiet: true } }),
      )
      if (failed) throw new Error(`${failed.Key} could not be removed: ${failed.Message}`)
    }
  }

  private place(name: string) {
    return { Bucket: this.bucket, Key: this.folder + name }
  }
}
