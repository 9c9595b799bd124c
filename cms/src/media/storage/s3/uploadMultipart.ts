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
 * Stores a stream of any length as one object, whole or not at all, in parts of one size, as some S3
 * servers want them. The SDK's own helper does the same with new buffers for every part.
 * @param md5Hash what the bytes add up to, in base 64
 * @throws what S3 says, PreconditionFailed when there is an object at the key; an error when the bytes
 *   add up to something else, and nothing is stored then
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
    // Parts that cannot be dropped now are swept later (removePartial); what failed says more.
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => {})
    throw error
  }
}
