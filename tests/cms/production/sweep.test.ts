import { PutObjectCommand } from '@aws-sdk/client-s3'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishRegard } from '../../factories/regard'
import { client } from '../../support/client'
import { noteOldOrphans } from '../../support/orphans'
import { poll } from '../../support/ports'
import { connectS3 } from '../../support/s3'
import { startProduct, type Product } from '../../support/product'

const LEFTOVER = 'regards/ancien12345/cover-640.webp'
/** Pages of a PDF whose record went while the storage was away. */
const LEFTOVER_PAGES = ['1-480.webp', '1.json'].map((name) => `regards/ancien12345/pages/1/${name}`)
const FOREIGN = 'regards/affiches/2020/affiche.webp'

let product: Product
/** A page of the published PDF. */
let usedPage: string

beforeAll(async () => {
  product = await startProduct({ setup: 'production', env: { LOG_LEVEL: 'debug' } })
  const admin = await client(product.url).as('administrateur')
  await publishRegard(admin)
  const { json } = await admin.get<{ docs: { prefix: string }[] }>('/api/documents?limit=1')
  usedPage = `${json.docs[0]?.prefix}/pages/1/1.json`
  await product.kill()
  await noteOldOrphans({ dataDir: product.dataDir, databaseUrl: product.mongo?.url }, [
    ...[LEFTOVER, FOREIGN, usedPage, 'regards/ancien12345/pages/'],
  ])
  if (product.s3) {
    const s3 = connectS3(product.s3.settings)
    const sender = s3.client()
    for (const Key of [LEFTOVER, FOREIGN, usedPage, ...LEFTOVER_PAGES]) {
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

test('the clean-up of orphan files skips while another process holds its lock', async () => {
  await changeLocks({ expiresAt: new Date(Date.now() + 60 * 60_000) })
  await product.restart()

  await poll(() => product.log().includes('Ménage laissé à un autre processus'), {
    what: 'the word that it was left',
  })
  expect(await statusOf(LEFTOVER)).toBe(200)
})

test('the clean-up deletes orphan files of the bucket, and no foreign ones', async () => {
  await product.kill()
  await changeLocks({ expiresAt: new Date(0) })
  await product.restart()

  await poll(async () => (await statusOf(LEFTOVER)) === 404, {
    what: 'the end of the file that no record names',
  })
  for (const page of LEFTOVER_PAGES)
    await poll(async () => (await statusOf(page)) === 404, { what: `the end of ${page}` })
  expect(await statusOf(FOREIGN)).toBe(200)
  expect(await statusOf(usedPage)).toBe(200)
})
