import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3'
import { MongoClient } from 'mongodb'
import { repoRoot } from './paths'
import { poll } from './ports'
import { readDatabase } from './readDatabase'
import { connectS3, type S3Settings } from './s3'
import { toArguments, toSettings, type SitePlace } from './siteCommands'
import { openSqlite } from './sqlite'
import type { Contents } from './sqliteTables'

export const BACKUP_KEY = 'une-phrase-que-personne-ne-devine'

/** Returns the paths of the blobs of a backup in a folder. */
export const listBlobs = (dir: string): string[] =>
  readdirSync(join(dir, 'blobs'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

export const listSnapshots = (dir: string): string[] => readdirSync(join(dir, 'snapshots')).sort()

/** Changes the version of a snapshot, as if another release had made it. */
export function changeSchema(file: string, schema: string): void {
  const { manifest } = JSON.parse(readFileSync(file, 'utf8')) as { manifest: object }
  const changed = { ...manifest, schema }
  const sha256 = createHash('sha256').update(JSON.stringify(changed)).digest('hex')
  writeFileSync(file, JSON.stringify({ sha256, manifest: changed }))
}

/** Table of a page in SQLite. */
export const toTable = (page: string): string =>
  page.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * Writes the same rising number into the titles of pages, one after the other, straight into the
 * database, until it is aborted.
 * @returns the last number
 */
export async function countInTitles(
  site: SitePlace,
  pages: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  const sqlite = site.databaseUrl ? undefined : await openSqlite(site.dataDir)
  const mongo = site.databaseUrl ? await MongoClient.connect(site.databaseUrl) : undefined
  let count = 0
  while (!signal.aborted) {
    // SQLite's client answers within the call: without this the process would do nothing else.
    await setImmediate()
    count += 1
    for (const page of pages) {
      const titre = `Titre ${count}`
      await sqlite?.execute({ sql: `UPDATE ${toTable(page)} SET titre = ?`, args: [titre] })
      await mongo?.db().collection('globals').updateOne({ globalType: page }, { $set: { titre } })
    }
  }
  sqlite?.close()
  await mongo?.close()
  return count
}

/** Starts a command and kills it, like a power cut, once something has happened. */
export async function killWhen(
  place: SitePlace,
  args: [name: string, ...words: string[]],
  hasHappened: () => Promise<boolean>,
) {
  const [command, ...words] = toArguments(...args)
  const child = spawn(command ?? '', words, {
    cwd: repoRoot,
    env: { ...process.env, ...toSettings(place) },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  await poll(hasHappened, { what: args.join(' '), intervalMs: 2 })
  child.kill('SIGKILL')
  const [, signal] = (await ended) as [number | null, string | null]
  if (signal !== 'SIGKILL') throw new Error(`${args.join(' ')} had ended by itself`)
}

/** Reads the rows of a site's database that a restore brings back, in forms that can be compared. */
export async function readRows(place: Omit<SitePlace, 'mediaDir'>): Promise<RawData> {
  const contents = await readDatabase(place)
  return place.databaseUrl ? toMongoRows(contents) : toSqliteRows(contents)
}

/** Reads all files of a site's storage with their metadata, without the product. */
export const readFiles = ({ mediaDir, s3 }: SitePlace): Promise<RawFiles> =>
  s3 ? readBucketFiles(s3) : Promise.resolve(readDiskFiles(mediaDir))

export type RawRow = Record<string, unknown>
export type RawData = Record<string, RawRow[]>

/**
 * Tables of SQLite and collections of MongoDB that a restore makes anew, changes or leaves out: no planned
 * job comes back (tests/cms/bothForReleases/restoredPlans.test.ts).
 */
const OMITTED =
  /^(payload[-_]migrations|payload[-_]jobs.*|payload[-_]locked[-_]documents.*|sessions|recherche.*|sqlite_.*|verrous|limites|processus|restauration)$/i
const OMITTED_KEYS = new Set([
  ...['contenu', 'sonde', 'conservation', 'schema'],
  ...['sauvegarde', 'sauvegarde-echec', 'stockage', 'fichiers-sans-fiche'],
])

const isKept = (table: string, row: RawRow): boolean =>
  !(
    /kv$/.test(table.replace(/s$/, '')) &&
    (OMITTED_KEYS.has(String(row.key)) || String(row.key).startsWith('publication-refusee:'))
  ) && row.action !== 'restauration'

function toSqliteRows(contents: Contents): RawData {
  const data = Object.entries(contents)
    .filter(([table]) => !OMITTED.test(table))
    .map(([table, rows]) => [
      table,
      rows
        .filter((row) => isKept(table, row))
        // Keys of rows of lists are of no meaning: numbers, and in versions, whose own id is _uuid.
        .map(({ id, ...row }) => (typeof id === 'number' || '_uuid' in row ? row : { id, ...row })),
    ])
  return sortRows(Object.fromEntries(data) as RawData)
}

function toMongoRows(contents: Contents): RawData {
  const data = Object.entries(contents)
    .filter(([table]) => !OMITTED.test(table))
    .map(([table, rows]) => [
      table,
      (JSON.parse(JSON.stringify(rows)) as RawRow[])
        .filter((row) => isKept(table, row))
        .map(({ __v, sessions, ...row }) => withoutEmpty(row)),
    ])
  return sortRows(Object.fromEntries(data) as RawData)
}

/** Absent, null and empty are one in MongoDB; keys have no order. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, withoutEmpty(inner)] as const)
      .filter(([, inner]) => inner !== null && inner !== undefined)
      .filter(
        ([, inner]) => !(typeof inner === 'object' && Object.keys(inner as object).length === 0),
      )
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

const sortRows = (data: RawData): RawData =>
  Object.fromEntries(
    Object.entries(data)
      .filter(([, rows]) => rows.length > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, rows]) => [
        name,
        [...rows].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
      ]),
  )

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** The rows as they are after a move into MongoDB and back: with ids of 24 digits. */
export function withMongoIds(data: RawData): RawData {
  const ids = new Set(
    Object.entries(data).flatMap(([, rows]) =>
      rows.filter((row) => !('_parent_id' in row)).map(({ id }) => String(id)),
    ),
  )
  const text = JSON.stringify(data).replaceAll(UUID, (id) =>
    ids.has(id) ? createHash('sha256').update(id).digest('hex').slice(0, 24) : id,
  )
  return sortRows(JSON.parse(text) as RawData)
}

/** Content and metadata of a storage, by path. */
export type RawFiles = Record<string, { sha256: string; metadata: unknown }>

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Reads all files of a storage folder with their metadata, without the product. */
export function readDiskFiles(mediaDir: string): RawFiles {
  const names = readdirSync(mediaDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(mediaDir, join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith('.'))
    .sort()
  return Object.fromEntries(
    names.map((name) => {
      const sidecar = JSON.parse(
        readFileSync(join(mediaDir, '.metadata', `${name}.json`), 'utf8'),
      ) as object
      const defaults = {
        updated: (sidecar as { timeCreated: string }).timeCreated,
        metageneration: 1,
      }
      const metadata = withoutEmpty({ ...defaults, ...sidecar })
      return [name, { sha256: hash(readFileSync(join(mediaDir, name))), metadata }]
    }),
  )
}

/** Reads all files of a bucket with their metadata, without the product. */
export async function readBucketFiles(settings: S3Settings): Promise<RawFiles> {
  const s3 = connectS3(settings).client()
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: settings.bucket }))
  const files: RawFiles = {}
  for (const { Key = '' } of Contents) {
    // What the product keeps for itself, as on disk.
    if (Key.startsWith('.')) continue
    const object = await s3.send(new GetObjectCommand({ Bucket: settings.bucket, Key }))
    const bytes = await object.Body?.transformToByteArray()
    const { ContentType, CacheControl, ContentDisposition, Metadata } = object
    // `unset` only works around a server that keeps headers on a copy.
    const { updated, metageneration, timecreated, unset, ...own } = Metadata ?? {}
    files[Key] = {
      sha256: hash(bytes ?? new Uint8Array()),
      metadata: withoutEmpty({
        ...{ ContentType, CacheControl, ContentDisposition, ...own, timecreated },
        updated: updated ?? timecreated,
        metageneration: metageneration ?? '1',
      }),
    }
  }
  return files
}
