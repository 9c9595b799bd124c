import {
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { afterAll, expect, test } from 'vitest'
import { isMediaPath } from '../../../cms/src/media/validation/mediaPath'
import { S3Storage } from '../../../cms/src/media/storage/s3/S3Storage'
import { createProductionData } from '../../support/sharedServers'

const data = await createProductionData()
const client = new S3Client({ ...data.s3, forcePathStyle: true, credentials: data.s3 })
afterAll(async () => {
  client.destroy()
  await data.drop()
})

test('only unfinished uploads of this product are removed from a bucket', async () => {
  const { bucket: Bucket } = data.s3
  const own = 'regards/k3f9abcd/fichier.pdf'
  const foreign = ['regards.tar', 'sauvegardes/2026/base.tar']
  for (const Key of [own, ...foreign]) {
    await client.send(new CreateMultipartUploadCommand({ Bucket, Key }))
  }
  const storage = new S3Storage({ ...data.s3, forcePathStyle: true, credentials: data.s3 })
  const later = new Date(Date.now() + 60_000)

  expect(await storage.removePartial(later, isMediaPath)).toBe(1)

  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket }))
  expect(Uploads.map(({ Key }) => Key).toSorted()).toEqual(foreign)
})
