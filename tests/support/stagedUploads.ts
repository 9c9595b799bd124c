import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { S3Settings } from './s3'

type Place = { dataDir: string; s3?: S3Settings | null }

/**
 * Lists a product's staged uploads directly from its storage.
 * @param location of one upload; left out, all of them
 */
export async function listStaged({ dataDir, s3 }: Place, location?: string): Promise<string[]> {
  const names = s3
    ? (await listBucket(s3, '.uploads/')).map(({ name }) => name)
    : readdirSync(join(dataDir, 'uploads'))
  const id = location?.split('/').at(-1) ?? ''
  return names.filter((name) => name.includes(id))
}

/** Returns the number of staged bytes of an upload, whichever process holds its lock. */
export async function countStagedBytes({ dataDir, s3 }: Place, location: string): Promise<number> {
  const id = location.split('/').at(-1) ?? ''
  if (!s3) return statSync(join(dataDir, 'uploads', id)).size
  const objects = await listBucket(s3, `.uploads/${id}/0`)
  return objects.reduce((sum, { size }) => sum + size, 0)
}

/** Sets the start of an upload to years ago. */
export async function backdateStaged({ dataDir, s3 }: Place, location: string): Promise<void> {
  const id = location.split('/').at(-1) ?? ''
  const age = (info: string) =>
    JSON.stringify({ ...(JSON.parse(info) as object), creation_date: '2020-01-01T00:00:00.000Z' })
  if (!s3) {
    const file = join(dataDir, 'uploads', `${id}.json`)
    writeFileSync(file, age(readFileSync(file, 'utf8')))
    return
  }
  await withClient(s3, async (client) => {
    const place = { Bucket: s3.bucket, Key: `.uploads/${id}/info` }
    const { Body } = await client.send(new GetObjectCommand(place))
    const info = (await Body?.transformToString()) ?? ''
    await client.send(new PutObjectCommand({ ...place, Body: age(info) }))
  })
}

function listBucket(s3: S3Settings, prefix: string) {
  return withClient(s3, async (client) => {
    const list = new ListObjectsV2Command({ Bucket: s3.bucket, Prefix: prefix })
    const { Contents = [] } = await client.send(list)
    return Contents.map(({ Key = '', Size = 0 }) => ({ name: Key, size: Size }))
  })
}

async function withClient<T>(s3: S3Settings, use: (client: S3Client) => Promise<T>): Promise<T> {
  const client = new S3Client({
    endpoint: s3.endpoint,
    region: s3.region,
    forcePathStyle: true,
    credentials: s3,
  })
  try {
    return await use(client)
  } finally {
    client.destroy()
  }
}
