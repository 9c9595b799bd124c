import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import fs from 'node:fs/promises'

import { S3Client } from '@aws-sdk/client-s3'

import type { S3Settings } from '../../../lib/env'
import { BucketFolder } from '../../../media/storage/s3/BucketFolder'
import { s3ClientConfig } from '../../../media/storage/s3/s3Client'
import { uploadMultipart } from '../../../media/storage/s3/uploadMultipart'
import type { BackupTarget } from './BackupTarget'

/** Larger files are uploaded in parts. */
const MAX_SINGLE_PUT = 5 * 1024 * 1024

/** Objects of a bucket, on S3 or a compatible server, whose keys begin with a prefix. */
export class BucketTarget extends BucketFolder implements BackupTarget {
  readonly description: string

  /** @param prefix without slashes at its ends; '' for the whole bucket */
  constructor(
    settings: S3Settings,
    prefix: string,
    readonly spoolDir: string,
  ) {
    super(settings, prefix && `${prefix}/`, new S3Client(s3ClientConfig(settings)), {})
    this.description = `s3://${settings.bucket}/${prefix}`
  }

  async putFile(name: string, filePath: string): Promise<void> {
    const { size } = await fs.stat(filePath)
    if (size <= MAX_SINGLE_PUT) await this.put(name, await fs.readFile(filePath))
    else await this.putInParts(name, filePath)
    await fs.rm(filePath)
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
}
