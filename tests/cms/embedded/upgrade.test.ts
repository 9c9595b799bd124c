import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFirstRelease, type FirstRelease } from '../../factories/firstRelease'
import { client } from '../../support/client'
import {
  expectAllThere,
  expectTodaysSizes,
  tokenOfAdministrator,
  writeToDisk,
  writeToSqlite,
} from '../../support/firstRelease'
import { listMigrationSteps } from '../../support/migrationSteps'
import { makeTempDir } from '../../support/paths'
import { startProduct, type Product } from '../../support/product'
import { openSqlite } from '../../support/sqlite'

const home = makeTempDir('upgrade')
const dataDir = join(home, 'data')
const mediaDir = join(home, 'media')

let release: FirstRelease
let product: Product

const start = () =>
  startProduct({
    setup: 'embedded',
    // No account but those that are in the database.
    env: {
      DATA_DIR: dataDir,
      MEDIA_DIR: mediaDir,
      ADMIN_EMAIL: undefined,
      ADMIN_PASSWORD: undefined,
    },
  })

/** The names of all migrations, and of those that were done. */
async function readMigrations() {
  const sqlite = await openSqlite(dataDir)
  const steps = await listMigrationSteps(sqlite)
  const { rows } = await sqlite.execute('SELECT name FROM payload_migrations ORDER BY name')
  sqlite.close()
  return { all: steps.map(({ name }) => name), done: rows.map(({ name }) => name) }
}

async function expectAllMigrated() {
  const { all, done } = await readMigrations()
  expect(done).toEqual(all)
}

/** Stops the product and takes the schema down, until so many migrations are left. */
async function takeDown(left: number) {
  await product.stop()
  const sqlite = await openSqlite(dataDir)
  const steps = await listMigrationSteps(sqlite)
  for (const step of steps.slice(left).toReversed()) await step.down()
  sqlite.close()
}

beforeAll(async () => {
  release = await makeFirstRelease(randomUUID)
  // Open to all accounts of the machine, as earlier releases left it.
  mkdirSync(dataDir)
  chmodSync(dataDir, 0o755)
  const sqlite = await openSqlite(dataDir)
  const [first, second] = await listMigrationSteps(sqlite)
  await first?.up()
  await writeToSqlite(sqlite, release)
  // The second release did statement by statement, and was killed in its first start.
  await second?.upPartially(5)
  sqlite.close()
  chmodSync(join(dataDir, 'regards.sqlite'), 0o644)
  writeToDisk(mediaDir, release)
  product = await start()
})
afterAll(async () => {
  await product.stop()
  rmSync(home, { recursive: true, force: true })
})

test('a site of the first release, whose upgrade was cut, is all there under today’s product', async () => {
  await expectAllThere(product.url, release)
  await expectAllMigrated()
})

test('what lay open is for its owner alone', () => {
  const modeOf = (name: string) => statSync(join(dataDir, name)).mode & 0o777

  expect(modeOf('.')).toBe(0o700)
  expect(modeOf('regards.sqlite')).toBe(0o600)
})

test('its pictures get the sizes of today', async () => {
  await expectTodaysSizes(product.url)
})

test('its counts go on from where they were', async () => {
  expect((await client(product.url).post('/api/regards/numero/41/vue')).status).toBe(200)

  const [counts] = release.records.compteurs ?? []
  if (counts) counts.nombreDeVue = 1235
  await expectAllThere(product.url, release)
})

test('taken down to the first release’s schema and up again, it is all there still', async () => {
  await takeDown(1)
  const { all, done } = await readMigrations()
  expect(done).toEqual(all.slice(0, 1))

  product = await start()
  await expectAllThere(product.url, release)
  await expectAllMigrated()
  await expectTodaysSizes(product.url)
})

test('ended between two migrations of an upgrade, it goes on at the next start', async () => {
  const { all } = await readMigrations()
  const half = Math.ceil(all.length / 2)
  await takeDown(half)
  expect((await readMigrations()).done).toEqual(all.slice(0, half))

  product = await start()
  await expectAllThere(product.url, release)
  await expectAllMigrated()
})

test('an issue of the first release is corrected and deleted as any other', async () => {
  const headers = { authorization: `JWT ${await tokenOfAdministrator(product.url, release)}` }
  const [issue] = release.records.regards ?? []
  const path = `/api/regards/${issue?.id ?? ''}`
  const visitor = client(product.url)

  const corrected = await visitor.patch<{ doc: { titre: string } }>(
    path,
    { titre: 'Coiffes' },
    { headers },
  )
  expect([corrected.status, corrected.json.doc.titre]).toEqual([200, 'Coiffes'])
  expect((await visitor.delete(path, { headers })).status).toBe(200)
  for (const { path: file } of release.files.filter((each) => each.path.includes('ancien41'))) {
    const { status } = await visitor.raw('HEAD', `/media/${file}`)
    expect([file, status]).toEqual([file, 404])
  }
})
