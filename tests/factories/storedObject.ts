import { createHash, randomInt } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { Client } from '../support/client'
import type { ProvidedProduct } from '../support/productForProject'

/** Metadata of an object, as returned by the storage API. */
export type ObjectDoc = {
  bucket: string
  generation: string
  metageneration: number
  fullPath: string
  name: string
  size: number
  timeCreated: string
  updated: string
  md5Hash: string | null
  cacheControl: string
  contentDisposition: string
  contentEncoding: string | null
  contentLanguage: string | null
  contentType: string
  customMetadata: Record<string, string>
}

export type ObjectList = { items: ObjectDoc[]; prefixes: string[]; nextPageToken?: string }

export type Errors = { errors: { message: string; code: string }[] }

export const OBJECTS_PATH = '/api/storage/objects'

/** Returns the API path of an object. */
export const getObjectPath = (fullPath: string) =>
  `${OBJECTS_PATH}/${fullPath.split('/').map(encodeURIComponent).join('/')}`

/** Returns the public path of an object below /media. */
export const getMediaPath = (fullPath: string) =>
  `/media/${fullPath.split('/').map(encodeURIComponent).join('/')}`

/** Returns a unique storage prefix, with a trailing slash. */
export const createPrefix = () => `essais/${randomInt(2 ** 40, 2 ** 47).toString(36)}/`

export const hashMd5 = (bytes: Buffer | string) => createHash('md5').update(bytes).digest('base64')

type PutOptions = {
  bytes?: Buffer | string
  /** Stores the object with metadata, as the product does; otherwise like another program. */
  hasMetadata?: boolean
  /** Content type of an object with metadata. */
  contentType?: string
}

/** Where the objects of a product are. */
type StoringProduct = Pick<ProvidedProduct, 'setup' | 'mediaDir' | 's3'>

/** Writes an object directly to the storage, without a record. */
export async function putObject(
  product: StoringProduct,
  fullPath: string,
  options: PutOptions = {},
): Promise<string> {
  await putObjects(product, [fullPath], options)
  return fullPath
}

/** Writes many objects directly to the storage, without records. */
export async function putObjects(
  { setup, mediaDir, s3 }: StoringProduct,
  fullPaths: string[],
  options: PutOptions = {},
): Promise<void> {
  const { bytes = 'Une bourrée', hasMetadata, contentType = 'application/pdf' } = options
  const md5Hash = hashMd5(bytes)
  if (setup === 'embedded') {
    for (const fullPath of fullPaths) {
      write(join(mediaDir, fullPath), bytes)
      if (!hasMetadata) continue
      const timeCreated = new Date().toISOString()
      const sidecar = JSON.stringify({ contentType, md5Hash, timeCreated })
      write(join(mediaDir, '.metadata', `${fullPath}.json`), sidecar)
    }
    return
  }
  if (!s3) throw new Error('The product has no S3 server')
  const client = new S3Client({
    endpoint: s3.endpoint,
    region: s3.region,
    forcePathStyle: true,
    credentials: s3,
  })
  const known = hasMetadata
    ? { ContentType: contentType, Metadata: { md5: md5Hash } }
    : { ContentType: 'application/octet-stream' }
  try {
    await Promise.all(
      fullPaths.map((Key) =>
        client.send(new PutObjectCommand({ Bucket: s3.bucket, Key, Body: bytes, ...known })),
      ),
    )
  } finally {
    client.destroy()
  }
}

/** Reads an object's metadata. @throws when the object does not exist */
export async function readObject(account: Client, fullPath: string): Promise<ObjectDoc> {
  const { status, json, text } = await account.get<ObjectDoc>(getObjectPath(fullPath))
  if (status !== 200) throw new Error(`${fullPath} was not read: ${status} ${text}`)
  return json
}

export type ListQuery = {
  prefix?: string
  delimiter?: string
  pageToken?: string
  maxResults?: number
}

/** Returns the API path of one page of a listing. */
export function getListPath(query: ListQuery): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) search.set(name, String(value))
  return `${OBJECTS_PATH}?${search.toString()}`
}

/** Reads one page of a listing. @throws when the request is rejected */
export async function listPage(account: Client, query: ListQuery): Promise<ObjectList> {
  const { status, json, text } = await account.get<ObjectList>(getListPath(query))
  if (status !== 200) throw new Error(`${getListPath(query)} was refused: ${status} ${text}`)
  return json
}

/** Reads all pages of a listing, in order. */
export async function listAll(account: Client, query: ListQuery): Promise<ObjectList[]> {
  const pages = [await listPage(account, query)]
  for (let token = pages[0]?.nextPageToken; token !== undefined;) {
    const page = await listPage(account, { ...query, pageToken: token })
    pages.push(page)
    token = page.nextPageToken
  }
  return pages
}

function write(file: string, bytes: Buffer | string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}
