import { ObjectId } from 'mongodb'
import { afterAll, expect, test } from 'vitest'
import { makeFirstRelease } from '../../factories/firstRelease'
import { client } from '../../support/client'
import {
  expectAllThere,
  expectTodaysSizes,
  tokenOfAdministrator,
  writeToBucket,
  writeToMongo,
} from '../../support/firstRelease'
import { connectS3 } from '../../support/s3'
import { startProduct } from '../../support/product'
import { createProductionData } from '../../support/sharedServers'

const release = await makeFirstRelease(() => new ObjectId().toHexString())
const data = await createProductionData()
await writeToMongo(data.databaseUrl, release)
await writeToBucket(connectS3(data.s3), release)
const product = await startProduct({
  setup: 'production',
  mongo: { url: data.databaseUrl },
  s3: { settings: data.s3 },
  // No account but those that are in the database.
  env: { ADMIN_EMAIL: undefined, ADMIN_PASSWORD: undefined },
})
afterAll(async () => {
  await product.stop()
  await data.drop()
})

test('a site of the first release is all there under today’s product', async () => {
  await expectAllThere(product.url, release)
})

test('its pictures get the sizes of today', async () => {
  await expectTodaysSizes(product.url)
})

test('its counts continue, and begin for an issue without any', async () => {
  const visitor = client(product.url)
  for (const numero of [41, 42]) {
    expect((await visitor.post(`/api/regards/numero/${numero}/vue`)).status).toBe(200)
  }
  const [first] = release.records.compteurs ?? []
  if (first) first.nombreDeVue = 1235
  const second = release.records.regards?.[1]?.id ?? ''
  release.records.compteurs?.push({
    id: 'new',
    regard: second,
    nombreDeVue: 1,
    nombreDeTelechargement: 0,
  })
  await expectAllThere(product.url, release)
})

test('a number of the first release is still taken', async () => {
  const headers = { authorization: `JWT ${await tokenOfAdministrator(product.url, release)}` }
  const issue = release.records.regards?.[0]
  const answer = await client(product.url).post<{ errors: { message: string }[] }>(
    '/api/regards',
    { numero: 41, dateParution: '2024-03-15', pdf: issue?.pdf, couverture: issue?.couverture },
    { headers },
  )
  expect(answer.status).toBe(400)
  expect(answer.json.errors[0]?.message).toBe('Le numéro 41 existe déjà')
})

test('an issue of the first release is deleted with every file that it had', async () => {
  const headers = { authorization: `JWT ${await tokenOfAdministrator(product.url, release)}` }
  const visitor = client(product.url)
  const id = release.records.regards?.[0]?.id ?? ''
  expect((await visitor.delete(`/api/regards/${id}`, { headers })).status).toBe(200)

  const files = release.files.filter(({ path }) => path.includes('ancien41'))
  expect(files).toHaveLength(4)
  for (const { path } of files) {
    const { status } = await visitor.raw('HEAD', `/media/${path}`)
    expect([path, status]).toEqual([path, 404])
  }
})
