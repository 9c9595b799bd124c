import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from './s3'

type Place = { dataDir: string; s3?: S3Settings | null }

/**
 * What is left in a product's staging, behind its back.
 * @param location of one upload; left out, everything
 */
export async function listStaged({ dataDir, s3 }: Place, location?: string): Promise<string[]> {
  const names = s3 ? await listBucket(s3) : readdirSync(join(dataDir, 'uploads'))
  const id = location?.split('/').at(-1) ?? ''
  return names.filter((name) => name.includes(id))
}

async function listBucket(s3: S3Settings): Promise<string[]> {
  const client = new S3Client({
    endpoint: s3.endpoint,
    region: s3.region,
    forcePathStyle: true,
    credentials: s3,
  })
  try {
    const list = new ListObjectsV2Command({ Bucket: s3.bucket, Prefix: '.uploads/' })
    const { Contents = [] } = await client.send(list)
    return Contents.map(({ Key = '' }) => Key)
  } finally {
    client.destroy()
  }
}
