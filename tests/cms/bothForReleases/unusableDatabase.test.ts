import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { MongoClient } from 'mongodb'
import { afterAll, expect, inject, test } from 'vitest'
import { commandsOf } from '../../support/siteCommands'
import { startProduct } from '../../support/product'
import { restartInVain } from '../../support/restartInVain'
import { openSqlite } from '../../support/sqlite'

const { setup } = inject('product')
const NEWER = '20991231_235959_demain'

const product = await startProduct({ setup })
afterAll(() => product.stop())

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
  const { reason, log } = await restartInVain(product)

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
})

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
  const { reason, log } = await restartInVain(product)

  expect(reason).toContain('1')
  expect(log).toContain(`La restauration de la sauvegarde ${id} n’est pas finie`)
})
