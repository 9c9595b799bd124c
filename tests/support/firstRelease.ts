import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PutObjectCommand } from '@aws-sdk/client-s3'
import type { Client as Sqlite, InValue } from '@libsql/client'
import { MongoClient, ObjectId } from 'mongodb'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { FirstRelease, FirstRow, FirstValue } from '../factories/firstRelease'
import { client } from './client'
import { sizeFiles } from './coverFiles'
import { poll } from './ports'
import type { S3Connection } from './s3'

/** Relationship fields. */
const RELATIONS = ['pdf', 'couverture']

/** Inserts the records into the tables of the initial migration. */
export async function writeToSqlite(sqlite: Sqlite, { records }: FirstRelease): Promise<void> {
  // Files are inserted before the issues that reference them.
  for (const collection of ['users', 'documents', 'images', 'regards', 'compteurs']) {
    for (const row of records[collection] ?? []) {
      const columns = toColumns(row)
      const names = columns.map(([name]) => `"${name}"`).join()
      const places = columns.map(() => '?').join()
      await sqlite.execute({
        sql: `INSERT INTO "${collection}" (${names}) VALUES (${places})`,
        args: columns.map(([, value]) => value),
      })
    }
  }
}

function toColumns(row: Record<string, FirstValue>, prefix = ''): [string, InValue][] {
  return Object.entries(row).flatMap(([name, value]): [string, InValue][] => {
    if (value instanceof Date) return [[prefix + toSnake(name), value.toISOString()]]
    if (typeof value === 'object' && value !== null) {
      return toColumns(value, `${prefix}${toSnake(name)}_`)
    }
    return [[prefix + toSnake(name) + (RELATIONS.includes(name) ? '_id' : ''), value]]
  })
}

const toSnake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Inserts the records as documents; null values are omitted. */
export async function writeToMongo(databaseUrl: string, { records }: FirstRelease): Promise<void> {
  const mongo = await MongoClient.connect(databaseUrl)
  for (const [collection, rows] of Object.entries(records)) {
    await mongo.db().collection(collection).insertMany(rows.map(toDocument))
  }
  await mongo.close()
}

function toDocument({ id, ...fields }: FirstRow) {
  const written = Object.entries(fields).filter(([, value]) => value !== null)
  return {
    _id: new ObjectId(id),
    ...Object.fromEntries(
      written.map(([name, value]) => [
        name,
        RELATIONS.includes(name) ? new ObjectId(value as string) : value,
      ]),
    ),
    __v: 0,
  }
}

/** Writes the files to the embedded set-up's disk, each with its metadata file. */
export function writeToDisk(mediaDir: string, { files }: FirstRelease): void {
  const write = (path: string, bytes: Buffer | string) => {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, bytes)
  }
  for (const { path, bytes, type } of files) {
    write(join(mediaDir, path), bytes)
    const md5Hash = createHash('md5').update(bytes).digest('base64')
    const timeCreated = new Date().toISOString()
    const known = JSON.stringify({ contentType: type, md5Hash, timeCreated })
    write(join(mediaDir, '.metadata', `${path}.json`), known)
  }
}

/** Uploads the files to the production set-up's bucket. */
export async function writeToBucket(s3: S3Connection, { files }: FirstRelease): Promise<void> {
  const sender = s3.client()
  for (const { path, bytes, type } of files) {
    const place = { Bucket: s3.settings.bucket, Key: path }
    await sender.send(new PutObjectCommand({ ...place, Body: bytes, ContentType: type }))
  }
  sender.destroy()
}

type Login = { user: { id: string; role: string }; token: string }

/**
 * Asserts over HTTP that all content exists: accounts, issues with their texts and counts, and
 * files.
 */
export async function expectAllThere(url: string, release: FirstRelease): Promise<void> {
  const visitor = client(url)
  for (const { id, email, password, role } of release.accounts) {
    const { status, json } = await visitor.post<Login>('/api/users/login', { email, password })
    expect({ email, status, user: json.user }).toMatchObject({ status: 200, user: { id, role } })
  }
  const headers = { authorization: `JWT ${await tokenOfAdministrator(url, release)}` }
  const list = await visitor.get<{ docs: unknown[] }>('/api/regards?sort=numero', { headers })
  expect(list.json.docs).toEqual(expectedIssues(release))

  for (const { path, bytes, type } of release.files) {
    const response = await visitor.raw('GET', `/media/${path}`)
    expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, type])
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
  }
  const page = await visitor.get('/regards')
  expect(page.status).toBe(200)
  for (const { path } of release.files.filter((file) => file.path.endsWith('cover.jpg'))) {
    expect(page.text).toContain(`/media/${path.replace(/\.jpg$/, '')}`)
  }
}

type Sizes = Record<string, { url?: string | null; width?: number | null } | undefined>

/** Current sizes of a cover 600 pixels wide. */
const SIZES = ['w320', 'w480', 'w560', 'w720', 'w960', 'w1280']

/** Waits until every image has the current sizes, and asserts that they are served. */
export async function expectTodaysSizes(url: string): Promise<void> {
  const visitor = client(url)
  let images: { prefix: string; sizes: Sizes; updatedAt: string }[] = []
  await poll(
    async () => {
      const { json } = await visitor.get<{ docs: typeof images }>('/api/images?limit=100')
      images = json.docs
      return images.every(({ prefix, sizes }) => {
        const urls = [...SIZES, 'webp', 'jpeg'].map((name) => sizes[name]?.url)
        return urls.join() === sizeFiles.map((name) => `/media/${prefix}/${name}`).join()
      })
    },
    { what: 'the sizes of today' },
  )
  expect(images.length).toBeGreaterThan(0)
  for (const { sizes, updatedAt } of images) {
    // Nobody changed them.
    expect(updatedAt).toBe('2026-11-21T12:45:00.000Z')
    for (const name of [...SIZES, 'webp']) {
      const file = await visitor.raw('GET', sizes[name]?.url ?? '')
      const type = name === 'webp' ? 'image/webp' : 'image/avif'
      expect([name, file.status, file.headers.get('content-type')]).toEqual([name, 200, type])
      const { width } = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
      expect([name, width]).toEqual([name, sizes[name]?.width])
    }
  }
}

/** Signs in as the administrator of the first release and returns the token. */
export async function tokenOfAdministrator(url: string, release: FirstRelease): Promise<string> {
  const { email, password } = release.accounts.find(({ role }) => role === 'administrateur') ?? {}
  const { json } = await client(url).post<Login>('/api/users/login', { email, password })
  return json.token
}

function expectedIssues({ records }: FirstRelease) {
  return (records.regards ?? []).map((issue) => {
    const counts = records.compteurs?.find(({ regard }) => regard === issue.id)
    const picture = records.images?.find(({ id }) => id === issue.couverture)
    return expect.objectContaining({
      id: issue.id,
      numero: issue.numero,
      dateParution: (issue.dateParution as Date).toISOString(),
      nombreDeVue: counts?.nombreDeVue ?? 0,
      nombreDeTelechargement: counts?.nombreDeTelechargement ?? 0,
      pdf: expect.objectContaining({ id: issue.pdf }) as unknown,
      couverture: expect.objectContaining({ id: picture?.id, url: picture?.url }) as unknown,
      ...(issue.titre === null ? {} : { titre: issue.titre, sommaire: issue.sommaire }),
    }) as unknown
  })
}
