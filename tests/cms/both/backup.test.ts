import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { fillWholeSite } from '../../factories/wholeSite'
import {
  BACKUP_KEY,
  commandsOf,
  readBucketFiles,
  readDiskFiles,
  readMongoRows,
  readSqliteRows,
  type SitePlace,
} from '../../support/backups'
import { client, type Client } from '../../support/client'
import { makeTempDir } from '../../support/paths'
import { startProduct, type Product } from '../../support/product'
import { createProductionData, type ProductionData } from '../../support/sharedServers'

const { setup } = inject('product')
const home = makeTempDir('backup')
const plain = join(home, 'en-clair')
const encrypted = join(home, 'chiffre')
const key = { BACKUP_KEY }

let product: Product
let administrator: Client
let site: SitePlace
const made: ProductionData[] = []

beforeAll(async () => {
  product = await startProduct({ setup })
  const { dataDir, mediaDir, mongo, s3 } = product
  site = { dataDir, mediaDir, databaseUrl: mongo?.url, s3: s3?.settings }
  administrator = await client(product.url).as('administrateur')
  await fillWholeSite(administrator, { dataDir, databaseUrl: mongo?.url })
})
afterAll(async () => {
  await product.stop()
  for (const { drop } of made) await drop()
  rmSync(home, { recursive: true, force: true })
})

/** An empty place of the same set-up. */
async function makeEmptyPlace(): Promise<SitePlace> {
  const dir = makeTempDir('restored')
  const place = { dataDir: join(dir, 'data'), mediaDir: join(dir, 'media') }
  if (setup === 'embedded') return place
  const data = await createProductionData()
  made.push(data)
  return { ...place, databaseUrl: data.databaseUrl, s3: data.s3 }
}

const readRows = ({ dataDir, databaseUrl }: SitePlace) =>
  databaseUrl ? readMongoRows(databaseUrl) : readSqliteRows(dataDir)
const readFiles = ({ mediaDir, s3 }: SitePlace) =>
  s3 ? readBucketFiles(s3) : Promise.resolve(readDiskFiles(mediaDir))
const listBlobs = (dir: string) =>
  readdirSync(join(dir, 'blobs'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
const listSnapshots = (dir: string) => readdirSync(join(dir, 'snapshots')).sort()

test('a backup of the running site restores every row and every byte on an empty machine', async () => {
  expect(await commandsOf(site, key).backUp(encrypted)).toMatchObject({ ok: true })
  const [rows, files] = [await readRows(site), await readFiles(site)]
  const place = await makeEmptyPlace()
  const restored = await commandsOf(place, key).restore(encrypted)

  expect(restored).toMatchObject({ ok: true })
  expect(Object.keys(rows).length).toBeGreaterThan(12)
  expect(await readRows(place)).toEqual(rows)
  expect(Object.keys(files).length).toBeGreaterThan(4)
  expect(await readFiles(place)).toEqual(files)
})

test('a second backup writes only what is new', async () => {
  const { backUp } = commandsOf(site)
  expect(await backUp(plain)).toMatchObject({ ok: true })
  const before = new Map(listBlobs(plain).map((blob) => [blob, statSync(blob).mtimeMs]))
  await administrator.patch('/api/globals/parametres', {})
  const again = await backUp(plain)

  expect(again).toMatchObject({ ok: true })
  expect(again.output).toContain('sans BACKUP_KEY')
  const after = listBlobs(plain)
  for (const blob of before.keys()) expect(statSync(blob).mtimeMs).toBe(before.get(blob))
  // At most the rows that signing in and backing up change; none of the files.
  expect(after.length - before.size).toBeLessThan(4)
  expect(listSnapshots(plain)).toHaveLength(2)
  expect(await backUp('--verify', plain)).toMatchObject({ ok: true })
})

test('without the key nothing of an encrypted backup can be read, and names tell nothing', async () => {
  const { backUp } = commandsOf(site)
  const wrong = commandsOf(site, { BACKUP_KEY: 'une-autre-phrase-aussi-longue' })
  const none = await backUp('--verify', encrypted)
  expect(none.ok).toBe(false)
  expect(none.output).toContain('donnez sa clé dans BACKUP_KEY')
  expect((await wrong.backUp('--verify', encrypted)).output).toContain('n’ouvre pas')
  expect(await commandsOf(site, key).backUp('--verify', encrypted)).toMatchObject({ ok: true })

  const nameOf = (blob: string) => blob.split('/').at(-1)?.replace('.age', '') ?? ''
  const names = new Set(listBlobs(encrypted).map(nameOf))
  expect(listBlobs(plain).filter((blob) => names.has(nameOf(blob)))).toEqual([])
  for (const blob of listBlobs(encrypted)) {
    expect(readFileSync(blob).subarray(0, 21).toString()).toBe('age-encryption.org/v1')
  }
})

test('a site with content is not overwritten, nor one that runs', async () => {
  const { restore } = commandsOf(site)
  const rows = await readRows(site)
  const refused = await restore(plain)

  expect(refused.ok).toBe(false)
  expect(refused.output).toContain('--replace')
  if (setup === 'embedded') {
    const running = await restore(plain, '--replace')
    expect(running.ok).toBe(false)
    expect(running.output).toContain('Le site est en marche')
  }
  expect(await readRows(site)).toEqual(rows)
})

test('a damaged backup is found out, and nothing of it is restored', async () => {
  const place = await makeEmptyPlace()
  // A file of an issue, the largest blob.
  const [blob = ''] = listBlobs(plain).sort((a, b) => statSync(b).size - statSync(a).size)
  const bytes = readFileSync(blob)
  const changed = Buffer.from(bytes)
  changed[100] = (changed[100] ?? 0) ^ 1
  writeFileSync(blob, changed)
  const verified = await commandsOf(site).backUp('--verify', plain)
  const restored = await commandsOf(place).restore(plain)
  writeFileSync(blob, bytes)

  expect(verified.ok).toBe(false)
  expect(verified.output).toMatch(/fichier\.pdf.*abîmé|abîmé/)
  expect(restored.ok).toBe(false)
  expect(restored.output).toContain('abîmé')
  expect(await commandsOf(place).restore(plain)).toMatchObject({ ok: true })
})
