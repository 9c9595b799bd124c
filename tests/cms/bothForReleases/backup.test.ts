// The tests build on each other: they share the folder `plain`, and the last one stops the site.
import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addAbonnes } from '../../factories/abonnes'
import { changePage } from '../../factories/page'
import { fillWholeSite } from '../../factories/wholeSite'
import {
  BACKUP_KEY,
  changeSchema,
  countInTitles,
  killWhen,
  listBlobs,
  listSnapshots,
  readFiles,
  readRows,
  toTable,
} from '../../support/backups'
import { commandsOf, type SitePlace } from '../../support/siteCommands'
import { client, type Client } from '../../support/client'
import { makeTempDir } from '../../support/paths'
import { startProduct, type Product } from '../../support/product'
import { openRecords } from '../../support/records'
import { openSession } from '../../support/session'
import { releaseSqliteLocks } from '../../support/sqlite'
import { accounts } from '../../support/setups'
import { createProductionData, type ProductionData } from '../../support/sharedServers'

const { setup } = inject('product')
const home = makeTempDir('backup')
const plain = join(home, 'en-clair')
const key = { BACKUP_KEY }
/** Fingerprint of the address of a subscriber. */
const JEAN = 'empreinte-de-jean'

let product: Product
let administrator: Client
let site: SitePlace
/** Where the encrypted backup is: a bucket, where the site has one. */
let encrypted: string
/** Outcome of the first backup to `plain`. */
let first: Awaited<ReturnType<ReturnType<typeof commandsOf>['backUp']>>
/** What the encrypted backup has. */
let saved: {
  rows: Awaited<ReturnType<typeof readRows>>
  files: Awaited<ReturnType<typeof readFiles>>
}
const made: ProductionData[] = []

beforeAll(async () => {
  product = await startProduct({ setup })
  const { dataDir, mediaDir, mongo, s3 } = product
  site = { dataDir, mediaDir, databaseUrl: mongo?.url, s3: s3?.settings }
  encrypted = setup === 'embedded' ? join(home, 'chiffre') : `s3://${await makeBucket()}/un/endroit`
  administrator = await client(product.url).as('administrateur')
  await fillWholeSite(administrator, { dataDir, databaseUrl: mongo?.url })
  const confirmed = { dateConfirmation: new Date('2025-01-01'), empreinte: JEAN }
  await addAbonnes({ dataDir, ...(mongo ? { mongo } : {}) }, ['jean@abonnes.test'], confirmed)
  first = await commandsOf(site).backUp(plain)
  expect(await commandsOf(site, key).backUp(encrypted)).toMatchObject({ ok: true })
  saved = { rows: await readRows(site), files: await readFiles(site) }
})
afterAll(async () => {
  await product.stop()
  for (const data of made) await data.drop()
  rmSync(home, { recursive: true, force: true })
})

async function makeBucket(): Promise<string> {
  const data = await createProductionData()
  made.push(data)
  return data.s3.bucket
}

/** An empty place of the same set-up. */
async function makeEmptyPlace(): Promise<SitePlace> {
  const dir = makeTempDir('restored')
  const place = { dataDir: join(dir, 'data'), mediaDir: join(dir, 'media') }
  if (setup === 'embedded') return place
  const data = await createProductionData()
  made.push(data)
  return { ...place, databaseUrl: data.databaseUrl, s3: data.s3 }
}

/** Paths of the files in a folder, which may be absent. */
const listFiles = (dir: string): string[] =>
  existsSync(dir) ? readdirSync(dir, { recursive: true, encoding: 'utf8' }) : []

test('a backup of the running site restores every row and every byte on an empty machine', async () => {
  const { rows, files } = saved
  const place = await makeEmptyPlace()
  const restored = await commandsOf(place, key).restore(encrypted)

  expect(restored).toMatchObject({ ok: true })
  expect(Object.keys(rows).length).toBeGreaterThan(12)
  expect(await readRows(place)).toEqual(rows)
  expect(Object.keys(files).length).toBeGreaterThan(4)
  expect(await readFiles(place)).toEqual(files)
})

test('a second backup is incremental', async () => {
  const { backUp } = commandsOf(site)
  expect(first).toMatchObject({ ok: true })
  expect(first.output).toContain('sans BACKUP_KEY')
  const before = new Map(listBlobs(plain).map((blob) => [blob, statSync(blob).mtimeMs]))
  expect(await backUp(plain)).toMatchObject({ ok: true })

  const after = listBlobs(plain)
  for (const blob of before.keys()) expect(statSync(blob).mtimeMs).toBe(before.get(blob))
  // At most segments of the rows that change by themselves; none of the files.
  expect(after.length - before.size).toBeLessThan(4)
  expect(listSnapshots(plain)).toHaveLength(2)
  if (setup === 'production') return
  const nameOf = (blob: string) => blob.split('/').at(-1)?.replace('.age', '') ?? ''
  const names = new Set(listBlobs(encrypted).map(nameOf))
  expect(listBlobs(plain).filter((blob) => names.has(nameOf(blob)))).toEqual([])
})

test('a restore refuses a site with content without --replace, and a running site', async () => {
  const { restore } = commandsOf(site)
  const rows = await readRows(site)
  const refused = await restore(plain)

  expect(refused.ok).toBe(false)
  expect(refused.output).toContain('--replace')
  const running = await restore(plain, '--replace')
  expect(running.ok).toBe(false)
  expect(running.output).toContain('Le site est en marche')
  expect(await readRows(site)).toEqual(rows)
})

// What a backup has is the same on both set-ups, and is read before anything is written.
if (setup === 'embedded') {
  test('without the key nothing of an encrypted backup can be read', async () => {
    const none = await commandsOf(site).backUp('--verify', encrypted)
    expect(none.ok).toBe(false)
    expect(none.output).toContain('donnez sa clé dans BACKUP_KEY')
    const wrong = commandsOf(site, { BACKUP_KEY: 'une-autre-phrase-aussi-longue' })
    const refused = await wrong.backUp('--verify', encrypted)
    expect(refused.ok).toBe(false)
    expect(refused.output).toContain('n’ouvre pas')
    expect(await commandsOf(site, key).backUp('--verify', encrypted)).toMatchObject({ ok: true })
    for (const blob of listBlobs(encrypted)) {
      expect(readFileSync(blob).subarray(0, 21).toString()).toBe('age-encryption.org/v1')
    }
  })

  test('a damaged backup is found out, and nothing of it is restored', async () => {
    const place = await makeEmptyPlace()
    const [blob = ''] = listBlobs(plain).sort((a, b) => statSync(b).size - statSync(a).size)
    const bytes = readFileSync(blob)
    const changed = Buffer.from(bytes)
    changed[100] = (changed[100] ?? 0) ^ 1
    writeFileSync(blob, changed)
    const verified = await commandsOf(site).backUp('--verify', plain)
    const restored = await commandsOf(place).restore(plain)
    writeFileSync(blob, bytes)

    expect(verified.ok).toBe(false)
    expect(verified.output).toContain('est abîmé')
    expect(restored.ok).toBe(false)
    expect(restored.output).toContain('est abîmé')
    expect(listFiles(place.dataDir)).toEqual([])
    expect(listFiles(place.mediaDir)).toEqual([])
  })

  test('a killed backup leaves no snapshot, and its lock refuses others until it is stale', async () => {
    const snapshots = listSnapshots(plain)
    await killWhen(site, ['backup', plain], () =>
      Promise.resolve(readdirSync(plain).includes('verrou.json')),
    )
    expect(listSnapshots(plain)).toEqual(snapshots)

    const refused = await commandsOf(site).backUp(plain)
    expect(refused.ok).toBe(false)
    expect(refused.output).toContain('Une autre sauvegarde est en cours')
    const elevenMinutesAgo = Date.now() / 1000 - 11 * 60
    utimesSync(join(plain, 'verrou.json'), elevenMinutesAgo, elevenMinutesAgo)
  })
}

test('a backup during writes is a consistent snapshot; a killed restore resumes when it is repeated', async () => {
  const pages = ['historique', 'quiSommesNous'] as const
  // A page that was never changed has no row.
  for (const page of pages) await changePage(administrator, page, { titre: 'Titre 0' })
  const writing = new AbortController()
  const writes = countInTitles(site, pages, writing.signal)
  const backup = await commandsOf(site).backUp(plain)
  writing.abort()
  expect(backup).toMatchObject({ ok: true })
  // Writes went on meanwhile, so a table that is read after the other would be seen.
  expect(await writes).toBeGreaterThan(10)

  const place = await makeEmptyPlace()
  const { dataDir, databaseUrl } = place
  const mongo = databaseUrl ? await MongoClient.connect(databaseUrl) : undefined
  await killWhen(place, ['restore', plain], async () =>
    mongo
      ? (await mongo.db().collection('restauration').countDocuments()) > 0
      : existsSync(join(dataDir, 'restauration.json')),
  )
  await mongo?.close()
  expect(await commandsOf(place).restore(plain)).toMatchObject({ ok: true })
  expect(await readFiles(place)).toEqual(await readFiles(site))
  const rows = await readRows(place)
  const numbers = pages.map((page) => {
    const [row] =
      rows[toTable(page)] ?? rows.globals?.filter(({ globalType }) => globalType === page) ?? []
    return Number(/\d+/.exec(String(row?.titre))?.[0])
  })
  expect(numbers[1]).toBeGreaterThan(0)
  expect([0, 1]).toContain((numbers[0] ?? 0) - (numbers[1] ?? 0))
}, 240_000)

/**
 * Has a subscriber of the snapshot unsubscribe, and gives another one a refusal from before the
 * subscription was confirmed.
 */
async function unsubscribeSince(): Promise<void> {
  const { json } = await administrator.get<{ docs: { id: string; email: string }[] }>(
    '/api/abonnes?sort=email',
  )
  const [claire] = json.docs
  expect(json.docs.map(({ email }) => email)).toEqual(['claire@abonnes.test', 'jean@abonnes.test'])
  expect((await administrator.delete(`/api/abonnes/${claire?.id}`)).status).toBe(200)
  const records = await openRecords({ dataDir: site.dataDir, databaseUrl: site.databaseUrl })
  const before = new Date('2024-01-01')
  await records.insert('refus', { empreinte: JEAN, createdAt: before, updatedAt: before })
  await records.close()
}

test('a stopped site goes back to a snapshot of an older version; a newer one is refused', async () => {
  const { restore } = commandsOf(site)
  const [oldest = ''] = listSnapshots(plain)
  const id = oldest.replace('.json', '')
  const options = ['--snapshot', id, '--replace']
  const titleOf = async () => JSON.stringify(await readRows(site)).includes('Un titre de trop')
  await changePage(administrator, 'historique', { titre: 'Un titre de trop' })
  await unsubscribeSince()
  await product.end()

  changeSchema(join(plain, 'snapshots', oldest), '20991231_235959_demain')
  const refused = await restore(plain, ...options)
  expect(refused.ok).toBe(false)
  expect(refused.output).toContain('version plus récente du site')
  expect(await titleOf()).toBe(true)

  changeSchema(join(plain, 'snapshots', oldest), '20261120_120000_avant')
  // A site is not empty either when only its database is left.
  rmSync(site.mediaDir, { recursive: true, force: true })
  await releaseSqliteLocks()
  const restored = await restore(plain, ...options)
  expect(restored).toMatchObject({ ok: true })
  expect(restored.output).toMatch(/désabonnées depuis le .* le restent.: 1/)
  expect(await titleOf()).toBe(false)
  const after = await readRows(site)
  expect(after.abonnes?.map(({ email }) => email)).toEqual(['jean@abonnes.test'])
  expect(after.refus ?? after.refuses).toHaveLength(1)
  await product.restart()
  // The restore has closed all sessions.
  const { token } = await openSession(product.url, accounts.administrateur)
  const { json } = await client(product.url).get<{ docs: { cible: string }[] }>(
    '/api/journal?where[action][equals]=restauration',
    { headers: { authorization: `JWT ${token}` } },
  )
  expect(json.docs.map(({ cible }) => cible)).toEqual([expect.stringContaining('Sauvegarde du ')])
}, 240_000)
