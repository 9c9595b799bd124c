import { createHash } from 'node:crypto'

import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  UploadPartCommand,
  type CompletedPart,
  type CreateMultipartUploadCommandInput,
  type S3Client,
} from '@aws-sdk/client-s3'

import { forEachPart } from './forEachPart'

/**
 * Uploads a stream of any length as one object, atomically, in parts of equal size, which some S3
 * servers require.
 * @param md5Hash expected MD5 of the bytes, in base 64
 * @throws S3's error, PreconditionFailed when the key exists; an error when the MD5 differs, and
 * then nothing is stored
 */
export async function uploadMultipart(
  client: S3Client,
  bytes: AsyncIterable<Buffer>,
  md5Hash: string,
  params: CreateMultipartUploadCommandInput,
): Promise<void> {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(params))
  const upload = { Bucket: params.Bucket, Key: params.Key, UploadId }
  try {
    const parts: CompletedPart[] = []
    const hash = createHash('md5')
    await forEachPart(bytes, async (segment) => {
      hash.update(segment)
      const PartNumber = parts.length + 1
      const part = new UploadPartCommand({ ...upload, PartNumber, Body: segment })
      const { ETag } = await client.send(part)
      parts.push({ ETag, PartNumber })
    })
    if (hash.digest('base64') !== md5Hash)
      throw new Error(`${params.Key} changed while it was read`)
    await client.send(
      new CompleteMultipartUploadCommand({
        ...upload,
        MultipartUpload: { Parts: parts },
        IfNoneMatch: '*',
      }),
    )
  } catch (error) {
    // What cannot be aborted now is removed later (removePartial); the original error counts.
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => {})
    throw error
  }
}
