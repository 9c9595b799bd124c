import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { publishRegard } from '../../factories/regard'
import { commandsOf } from '../../support/backups'
import { client } from '../../support/client'
import { parseLogLines } from '../../support/logLines'
import { poll } from '../../support/ports'
import { startProduct, type Product } from '../../support/product'
import { openSqlite } from '../../support/sqlite'

const { setup } = inject('product')
const NEWER = '20991231_235959_demain'

let product: Product

beforeAll(async () => {
  product = await startProduct({ setup })
})
afterAll(() => product.stop())

/** Starts the product again, which must end by itself. @returns its exit reason and log */
async function startInVain() {
  await product.restart().catch(() => undefined)
  await poll(() => Promise.resolve(product.exitReason() !== undefined), {
    what: 'the product has ended',
    timeoutMs: 30_000,
  })
  return { reason: product.exitReason(), log: product.log() }
}

async function withMongo(work: (mongo: MongoClient) => Promise<unknown>) {
  const mongo = await MongoClient.connect(product.mongo?.url ?? '')
  await work(mongo)
  await mongo.close()
}

async function withSqlite(sql: string, args: string[] = []) {
  const sqlite = await openSqlite(product.dataDir)
  await sqlite.execute({ sql, args })
  sqlite.close()
}

test('the product refuses a database of a newer version, in one sentence', async () => {
  if (setup === 'embedded') {
    await withSqlite('INSERT INTO payload_migrations (id, name, batch) VALUES (?, ?, 99)', [
      randomUUID(),
      NEWER,
    ])
  } else {
    await withMongo((mongo) =>
      mongo
        .db()
        .collection('payload-kvs')
        .updateOne({ key: 'schema' }, { $set: { data: NEWER } }),
    )
  }
  const { reason, log } = await startInVain()

  expect(reason).toContain('1')
  expect(log).toContain(`La base de données vient d’une version plus récente du site (${NEWER})`)
  const { dataDir, mediaDir, mongo, s3 } = product
  const { backUp } = commandsOf({ dataDir, mediaDir, databaseUrl: mongo?.url, s3: s3?.settings })
  const command = await backUp(join(dataDir, 'x'))
  expect(command.ok).toBe(false)
  expect(command.output).toContain('vient d’une version plus récente du site')

  if (setup === 'embedded')
    await withSqlite('DELETE FROM payload_migrations WHERE name = ?', [NEWER])
  else {
    await withMongo((mongo) => mongo.db().collection('payload-kvs').deleteOne({ key: 'schema' }))
  }
  await product.restart()
  await product.ready()
}, 180_000)

if (setup === 'embedded') {
  test('the product refuses a damaged file, says so once, and a restore replaces it', async () => {
    const { numero } = await publishRegard(await client(product.url).as('administrateur'))
    const { dataDir, mediaDir } = product
    const { backUp, restore } = commandsOf({ dataDir, mediaDir })
    const folder = join(dataDir, '..', 'sauvegarde')
    expect(await backUp(folder)).toMatchObject({ ok: true })
    await product.end()
    const file = join(dataDir, 'regards.sqlite')
    const bytes = readFileSync(file)
    // In the middle: the product would start, and fail later.
    writeFileSync(file, bytes.fill(7, bytes.length / 2, bytes.length / 2 + 16_384))
    const { reason, log } = await startInVain()

    expect(reason).toBe('exit code 1')
    const said = parseLogLines(log).filter(({ code }) => code === 'damaged-database')
    expect(said).toHaveLength(1)
    expect(said[0]?.msg).toContain('npm run restore')

    // Not even a database any more.
    writeFileSync(file, bytes.fill(7, 0, 4_096))
    const kept = await restore(folder)
    expect([kept.ok, kept.output]).toEqual([false, expect.stringContaining('--replace')])
    const restored = await restore(folder, '--replace')
    expect(restored.output).toContain('Restauré')
    await product.restart()
    expect((await client(product.url).get(`/regards/${numero}`)).status).toBe(200)
  }, 180_000)
}

test('the product refuses to serve a site that is partly restored', async () => {
  const id = '20261125T120000Z-abcd'
  await product.end()
  if (setup === 'embedded')
    writeFileSync(join(product.dataDir, 'restauration.json'), `{"id":"${id}"}`)
  else
    await withMongo((mongo) =>
      mongo
        .db()
        .collection('restauration')
        .insertOne({ _id: 'restauration' as never, id }),
    )
  const { reason, log } = await startInVain()

  expect(reason).toContain('1')
  expect(log).toContain(`La restauration de la sauvegarde ${id} n’est pas finie`)
})
