// The tests build on each other: with `-t`, a later one needs the ones before it.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { BACKUP_KEY } from '../../support/backups'
import { client, type Client } from '../../support/client'
import { normalizeSpaces } from '../../support/normalizeSpaces'
import { makeTempDir } from '../../support/paths'
import { poll } from '../../support/ports'
import { startProduct, type Product } from '../../support/product'
import { openRecords, type Records } from '../../support/records'

const { setup, url } = inject('product')
const home = makeTempDir('daily')
const target = join(home, 'sauvegardes')

let product: Product
let records: Records
let administrator: Client

beforeAll(async () => {
  // A file where the folder should be: the first backup fails.
  mkdirSync(home, { recursive: true })
  writeFileSync(target, '')
  product = await startProduct({ setup, env: { BACKUP_TARGET: target, BACKUP_KEY } })
  records = await openRecords({ dataDir: product.dataDir, databaseUrl: product.mongo?.url })
  administrator = await client(product.url).as('administrateur')
})
afterAll(async () => {
  await records.close()
  await product.stop()
  rmSync(home, { recursive: true, force: true })
})

const dashboardOf = async (who: Client) => {
  const headers: Record<string, string> = who.token ? { cookie: `payload-token=${who.token}` } : {}
  const { status, text } = await who.get('/admin', { headers })
  expect(status).toBe(200)
  return normalizeSpaces(text)
}
/** The command has the lowest priority: nothing is asked of the site before it ends. */
const untilLogged = (words: string) =>
  poll(() => Promise.resolve(product.log().includes(words)), {
    what: `the log says « ${words} »`,
    timeoutMs: 200_000,
  })
const untilDashboard = (words: string) =>
  poll(async () => (await dashboardOf(administrator)).includes(words), {
    what: `the dashboard says « ${words} »`,
  })

test('a daily backup that fails is told on the dashboard, in the journal and in the log', async () => {
  await untilLogged('Sauvegarde en échec')
  await untilDashboard('la dernière tentative a échoué')

  await poll(
    async () => (await records.find('journal', { action: 'sauvegardeEchouee' })).length === 1,
    { what: 'the journal tells the failure' },
  )
}, 300_000)

test('the next start makes it, once a day, and the dashboard tells its size and age', async () => {
  rmSync(target)
  await product.restart()
  administrator = await client(product.url).as('administrateur')
  await untilLogged('Site sauvegardé')
  await untilDashboard('Dernière sauvegarde réussie')
  const dashboard = await dashboardOf(administrator)
  expect(dashboard).toContain('il y a moins d’une heure')
  expect(dashboard).not.toContain('la dernière tentative a échoué')
  expect(dashboard).toMatch(/réussie : .*?\d (octets|ko|Mo)\./)
  await product.restart()
  administrator = await client(product.url).as('administrateur')
  await dashboardOf(administrator)
  expect(readdirSync(join(target, 'snapshots'))).toHaveLength(1)
}, 400_000)

test('an old backup is a warning', async () => {
  const [{ data } = { data: '{}' }] = await records.find('payload-kv', { key: 'sauvegarde' })
  const state = (typeof data === 'string' ? JSON.parse(data) : data) as { last: object }
  const date = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString()
  await records.update(
    'payload-kv',
    { key: 'sauvegarde' },
    { data: { ...state, last: { ...state.last, date } } },
  )

  expect(await dashboardOf(administrator)).toContain('a plus de deux jours')
})

test('editors and visitors are told nothing of it', async () => {
  const visitor = client(product.url)
  for (const who of [visitor, await visitor.as('editeur')]) {
    const dashboard = await dashboardOf(who)
    expect(dashboard).not.toContain('Dernière sauvegarde réussie')
    expect(dashboard).not.toContain('a plus de deux jours')
  }
})

test('without a daily backup, administrators get a hint', async () => {
  const own = await client(url).as('administrateur')
  const dashboard = await dashboardOf(own)

  expect(dashboard).toContain('Aucune sauvegarde quotidienne n’est réglée')
  expect(dashboard).not.toContain('Attention')
})
