import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from './s3'

type Place = { dataDir: string; s3?: S3Settings | null }

/**
 * What is left in a product's staging, behind its back.
 * @param location of one upload; left out, everything
 */
export async function listStaged({ dataDir, s3 }: Place, location?: string): Promise<string[]> {
  const names = s3
    ? (await listBucket(s3, '.uploads/')).map(({ name }) => name)
    : readdirSync(join(dataDir, 'uploads'))
  const id = location?.split('/').at(-1) ?? ''
  return names.filter((name) => name.includes(id))
}

/** How many bytes of one upload a product has, whoever is at it. */
export async function stagedBytes({ dataDir, s3 }: Place, location: string): Promise<number> {
  const id = location.split('/').at(-1) ?? ''
  if (!s3) return statSync(join(dataDir, 'uploads', id)).size
  const objects = await listBucket(s3, `.uploads/${id}/0`)
  return objects.reduce((sum, { size }) => sum + size, 0)
}

async function listBucket(s3: S3Settings, prefix: string) {
  const client = new S3Client({
    endpoint: s3.endpoint,
    region: s3.region,
    forcePathStyle: true,
    credentials: s3,
  })
  try {
    const list = new ListObjectsV2Command({ Bucket: s3.bucket, Prefix: prefix })
    const { Contents = [] } = await client.send(list)
    return Contents.map(({ Key = '', Size = 0 }) => ({ name: Key, size: Size }))
  } finally {
    client.destroy()
  }
}
