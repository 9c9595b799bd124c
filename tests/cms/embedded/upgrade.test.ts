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
import { migrationSteps } from '../../support/migrationSteps'
import { makeTempDir } from '../../support/paths'
import { poll } from '../../support/ports'
import { startProduct, type Product, type ProductOptions } from '../../support/server'
import { openSqlite } from '../../support/sqlite'

const home = makeTempDir('upgrade')
const dataDir = join(home, 'data')
const mediaDir = join(home, 'media')

let release: FirstRelease
let product: Product

const start = (options: Pick<ProductOptions, 'waitUntilReady'> = {}) =>
  startProduct({
    ...options,
    setup: 'embedded',
    // No account but those that are in the database.
    env: {
      DATA_DIR: dataDir,
      MEDIA_DIR: mediaDir,
      ADMIN_EMAIL: undefined,
      ADMIN_PASSWORD: undefined,
    },
  })

beforeAll(async () => {
  release = await makeFirstRelease(randomUUID)
  // Open to all accounts of the machine, as earlier releases left it.
  mkdirSync(dataDir)
  chmodSync(dataDir, 0o755)
  const sqlite = await openSqlite(dataDir)
  const [first, second] = await migrationSteps(sqlite)
  await first?.up()
  await writeToSqlite(sqlite, release)
  // The second release did statement by statement, and was killed in its first start.
  await second?.begin(5)
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
  expect(product.log()).toContain('Migration inachevée, reprise')
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
  await product.stop()
  const sqlite = await openSqlite(dataDir)
  const [, ...later] = await migrationSteps(sqlite)
  for (const step of later.toReversed()) await step.down()
  sqlite.close()

  product = await start()
  await expectAllThere(product.url, release)
  expect(product.log()).toContain('20261121_165338_pages')
  await expectTodaysSizes(product.url)
})

test('killed in the middle of an upgrade, it goes on at the next start', async () => {
  await product.stop()
  const sqlite = await openSqlite(dataDir)
  const [, ...later] = await migrationSteps(sqlite)
  for (const step of later.toReversed()) await step.down()
  sqlite.close()

  product = await start({ waitUntilReady: false })
  await poll(() => product.log().includes('Base de données mise à jour'), {
    what: 'the first of the migrations',
    timeoutMs: 60_000,
  })
  await product.kill()
  await product.restart()

  await expectAllThere(product.url, release)
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
