import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import type { Readable } from 'node:stream'

import {
  DeleteObjectsCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'

import type { S3Settings } from '../../../lib/env'
import {
  putIfAbsent,
  s3ClientConfig,
  undefinedIfNotFound,
} from '../../../media/storage/s3/s3Client'
import { uploadMultipart } from '../../../media/storage/s3/uploadMultipart'
import type { BackupTarget, TargetFile } from './BackupTarget'

/** Larger files are uploaded in parts. */
const MAX_SINGLE_PUT = 5 * 1024 * 1024

/** S3's limit on objects per DeleteObjects request. */
const MAX_DELETE_BATCH = 1000

/** Objects of a bucket, on S3 or a compatible server, whose keys begin with a prefix. */
export class BucketTarget implements BackupTarget {
  readonly description: string
  private readonly client: S3Client

  /** @param prefix without slashes at its ends; '' for the whole bucket */
  constructor(
    private readonly settings: S3Settings,
    private readonly prefix: string,
    readonly spoolDir: string,
  ) {
    this.client = new S3Client(s3ClientConfig(settings))
    this.description = `s3://${settings.bucket}/${prefix}`
  }

  async putFile(name: string, filePath: string): Promise<void> {
    const { size } = await fs.stat(filePath)
    if (size <= MAX_SINGLE_PUT) await this.put(name, await fs.readFile(filePath))
    else await this.putInParts(name, filePath)
    await fs.rm(filePath)
  }

  async put(name: string, body: Buffer): Promise<void> {
    await this.client.send(new PutObjectCommand({ ...this.toObjectKey(name), Body: body }))
  }

  putIfAbsent(name: string, body: Buffer): Promise<boolean> {
    return putIfAbsent(this.client, { ...this.toObjectKey(name), Body: body })
  }

  async read(name: string): Promise<Readable | undefined> {
    const answer = await undefinedIfNotFound(
      this.client.send(new GetObjectCommand(this.toObjectKey(name))),
    )
    return answer?.Body as Readable | undefined
  }

  async *list(folder: string): AsyncGenerator<TargetFile> {
    const { Key: Prefix } = this.toObjectKey(folder)
    for await (const page of paginateListObjectsV2(
      { client: this.client },
      { Bucket: this.settings.bucket, Prefix },
    )) {
      for (const { Key = '', Size = 0, LastModified = new Date() } of page.Contents ?? []) {
        yield { name: folder + Key.slice(Prefix.length), size: Size, modified: LastModified }
      }
    }
  }

  async remove(names: string[]): Promise<void> {
    for (let first = 0; first < names.length; first += MAX_DELETE_BATCH) {
      const Objects = names
        .slice(first, first + MAX_DELETE_BATCH)
        .map((name) => ({ Key: this.toObjectKey(name).Key }))
      const { Errors: [failed] = [] } = await this.client.send(
        new DeleteObjectsCommand({
          Bucket: this.settings.bucket,
          Delete: { Objects, Quiet: true },
        }),
      )
      if (failed) throw new Error(`${failed.Key} could not be removed: ${failed.Message}`)
    }
  }

  private async putInParts(name: string, filePath: string): Promise<void> {
    const hash = createHash('md5')
    for await (const chunk of createReadStream(filePath)) hash.update(chunk as Buffer)
    // The upload in parts writes no existing key.
    await this.remove([name])
    await uploadMultipart(
      this.client,
      createReadStream(filePath, { highWaterMark: 256 * 1024 }),
      hash.digest('base64'),
      this.toObjectKey(name),
    )
  }

  private toObjectKey(name: string) {
    return { Bucket: this.settings.bucket, Key: this.prefix ? `${this.prefix}/${name}` : name }
  }
}
