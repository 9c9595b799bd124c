import { PutObjectCommand } from '@aws-sdk/client-s3'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishRegard } from '../../factories/regard'
import { client } from '../../support/client'
import { poll } from '../../support/ports'
import { connectS3 } from '../../support/s3'
import { startProduct, type Product } from '../../support/product'

const LEFTOVER = 'regards/ancien12345/cover-640.webp'
const FOREIGN = 'regards/affiches/2020/affiche.webp'

let product: Product

beforeAll(async () => {
  product = await startProduct({ setup: 'production', env: { LOG_LEVEL: 'debug' } })
  await publishRegard(await client(product.url).as('administrateur'))
  await product.kill()
  if (product.s3) {
    const s3 = connectS3(product.s3.settings)
    const sender = s3.client()
    for (const Key of [LEFTOVER, FOREIGN]) {
      const Metadata = { timecreated: '2020-01-01T00:00:00.000Z' }
      const place = { Bucket: s3.settings.bucket, Key }
      await sender.send(new PutObjectCommand({ ...place, Body: 'x', Metadata }))
    }
    sender.destroy()
  }
})
afterAll(() => product.stop())

const statusOf = async (path: string) =>
  (await client(product.url).raw('HEAD', `/media/${path}`)).status

/** Changes the locks that all processes share. */
async function changeLocks(lock: { expiresAt: Date }): Promise<void> {
  const mongo = await MongoClient.connect(product.mongo?.url ?? '')
  const locks = mongo.db().collection<{ _id: string; holder: string; expiresAt: Date }>('verrous')
  await locks.updateOne(
    { _id: 'menage' },
    { $set: { holder: 'another', ...lock } },
    { upsert: true },
  )
  await mongo.close()
}

test('what another process sweeps is left to it', async () => {
  await changeLocks({ expiresAt: new Date(Date.now() + 60 * 60_000) })
  await product.restart()

  await poll(() => product.log().includes('Ménage laissé à un autre processus'), {
    what: 'the word that it was left',
    timeoutMs: 30_000,
  })
  expect(await statusOf(LEFTOVER)).toBe(200)
})

test('files in the bucket that no record names go, and nobody else’s', async () => {
  await product.kill()
  await changeLocks({ expiresAt: new Date(0) })
  await product.restart()

  await poll(async () => (await statusOf(LEFTOVER)) === 404, {
    what: 'the end of the file that no record names',
    timeoutMs: 30_000,
  })
  expect(await statusOf(FOREIGN)).toBe(200)
})
