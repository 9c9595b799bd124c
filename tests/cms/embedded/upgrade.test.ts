import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { migrateSqlite } from '../../../cms/src/infrastructure/database/sqlite/migrateSqlite'
import { makeFirstRelease } from '../../factories/firstRelease'
import { client } from '../../support/client'
import {
  expectAllThere,
  expectTodaysSizes,
  tokenOfAdministrator,
  writeToDisk,
  writeToSqlite,
} from '../../support/firstRelease'
import { loadMigrations } from '../../support/migrations'
import { makeTempDir } from '../../support/paths'
import { startProduct } from '../../support/product'
import { openSqlite } from '../../support/sqlite'

const home = makeTempDir('upgrade')
const dataDir = join(home, 'data')
const mediaDir = join(home, 'media')

const release = await makeFirstRelease(randomUUID)
// Open to all accounts of the machine, as an operator may have copied it there.
mkdirSync(dataDir)
chmodSync(dataDir, 0o755)
const [initial] = await loadMigrations()
await migrateSqlite(`file:${join(dataDir, 'regards.sqlite')}`, [initial])
const sqlite = await openSqlite(dataDir)
await writeToSqlite(sqlite, release)
sqlite.close()
chmodSync(join(dataDir, 'regards.sqlite'), 0o644)
writeToDisk(mediaDir, release)
const product = await startProduct({
  setup: 'embedded',
  // No account but those that are in the database.
  env: {
    DATA_DIR: dataDir,
    MEDIA_DIR: mediaDir,
    ADMIN_EMAIL: undefined,
    ADMIN_PASSWORD: undefined,
  },
})
afterAll(async () => {
  await product.stop()
  rmSync(home, { recursive: true, force: true })
})

test('a site of the first release is all there under today’s product', async () => {
  await expectAllThere(product.url, release)
})

test('files that were readable by all are readable by their owner alone', () => {
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
