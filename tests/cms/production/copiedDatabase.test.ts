import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePdf } from '../../factories/pdf'
import { publishRegard, uploadFile } from '../../factories/regard'
import { pdfMetadata } from '../../factories/uploads'
import { client } from '../../support/client'
import { noteOldOrphans } from '../../support/orphans'
import { poll } from '../../support/ports'
import { startProduct, type Product } from '../../support/product'
import { openRecords } from '../../support/records'
import { connectS3 } from '../../support/s3'
import { createProductionData, type ProductionData } from '../../support/sharedServers'

/** A file that was stored long ago, of which the copy of the database knows nothing. */
const UNKNOWN = 'regards/nouveau12345/cover-640.webp'
const REFUSAL = 'storage-of-another-database'

let site: Product
let copied: ProductionData
let staging: Product | undefined

beforeAll(async () => {
  site = await startProduct({ setup: 'production' })
  copied = await createProductionData()
})
afterAll(async () => {
  await staging?.stop()
  await site.stop()
  await copied.drop()
})

/** Copies the site's database, as a dump that is loaded elsewhere does. */
async function copyDatabase(): Promise<void> {
  const from = await MongoClient.connect(site.mongo?.url ?? '')
  const to = await MongoClient.connect(copied.databaseUrl)
  for (const { collectionName } of await from.db().collections()) {
    const rows = await from.db().collection(collectionName).find().toArray()
    if (rows.length > 0 && collectionName !== 'verrous') {
      await to.db().collection(collectionName).insertMany(rows)
    }
  }
  await from.close()
  await to.close()
}

async function sendToBucket(command: PutObjectCommand | DeleteObjectCommand): Promise<void> {
  if (!site.s3) return
  const sender = connectS3(site.s3.settings).client()
  await sender.send(command)
  sender.destroy()
}

const getPlace = (Key: string) => ({ Bucket: site.s3?.settings.bucket ?? '', Key })
const statusOf = async (path: string) =>
  (await client(site.url).raw('HEAD', `/media/${path}`)).status
const countRefusals = (product: Product) => product.log().split(REFUSAL).length - 1

test('a copy of the database deletes no file of the bucket, and the original none until the operator decides', async () => {
  const admin = await client(site.url).as('administrateur')
  await publishRegard(admin)
  const pdf = await uploadFile(admin, await makePdf(), pdfMetadata)
  const { json } = await admin.get<{ url: string }>(`/api/documents/${pdf}`)
  await copyDatabase()
  const place = { dataDir: site.dataDir, databaseUrl: copied.databaseUrl }
  const records = await openRecords(place)
  await records.update('documents', {}, { createdAt: new Date('2020-01-01') })
  await records.close()
  await noteOldOrphans(place, [UNKNOWN])
  const Metadata = { timecreated: '2020-01-01T00:00:00.000Z' }
  await sendToBucket(new PutObjectCommand({ ...getPlace(UNKNOWN), Body: 'x', Metadata }))
  // The clean-up at the start of the site renews the id that the bucket carries.
  await site.restart()

  staging = await startProduct({
    setup: 'production',
    mongo: { url: copied.databaseUrl },
    ...(site.s3 ? { s3: site.s3 } : {}),
  })
  const log = () => staging?.log() ?? ''
  await poll(() => /aucun fichier n’est supprimé|Restes supprimés/.test(log()), {
    what: 'the end of the clean-up',
  })
  expect(await statusOf(UNKNOWN)).toBe(200)
  expect(await statusOf(json.url.slice('/media/'.length))).toBe(200)
  expect(countRefusals(staging)).toBe(1)

  // Two databases use one bucket: nobody but the operator knows which is the right one.
  const settled = { dataDir: site.dataDir, databaseUrl: site.mongo?.url }
  await staging.end()
  await site.kill()
  await noteOldOrphans(settled, [UNKNOWN])
  await site.restart()
  await poll(() => countRefusals(site) > 0, { what: 'the same word' })
  expect(await statusOf(UNKNOWN)).toBe(200)

  await sendToBucket(new DeleteObjectCommand(getPlace('.site/id')))
  await site.restart()
  await poll(async () => (await statusOf(UNKNOWN)) === 404, {
    what: 'the end of the file without a record',
  })
  expect(countRefusals(site)).toBe(1)
}, 240_000)
