import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'

import type { PutObjectCommandInput, S3Client } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'

/** Parts in memory at once: one is sent while the next is read. */
const CONCURRENT_PARTS = 2

/**
 * Uploads a stream of any length as one object, atomically, in parts of equal size, which some S3
 * servers require.
 * @param md5Hash expected MD5 of the bytes, in base 64
 * @throws S3's error, PreconditionFailed when the key exists; an error when the MD5 differs. Nothing
 * is stored then; parts that cannot be removed now are removed later (removePartial).
 */
export async function uploadMultipart(
  client: S3Client,
  bytes: AsyncIterable<Buffer>,
  md5Hash: string,
  params: PutObjectCommandInput,
): Promise<void> {
  const upload = new Upload({
    client,
    queueSize: CONCURRENT_PARTS,
    params: {
      ...params,
      Body: Readable.from(verifyMd5(bytes, md5Hash, params.Key)),
      IfNoneMatch: '*',
    },
  })
  await upload.done()
}

async function* verifyMd5(bytes: AsyncIterable<Buffer>, md5Hash: string, key?: string) {
  const hash = createHash('md5')
  for await (const chunk of bytes) {
    hash.update(chunk)
    yield chunk
  }
  if (hash.digest('base64') !== md5Hash) throw new Error(`${key} changed while it was read`)
}
