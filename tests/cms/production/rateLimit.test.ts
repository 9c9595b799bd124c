import { MongoClient } from 'mongodb'
import { afterAll, expect, test } from 'vitest'
import { makeAccount } from '../../factories/account'
import { publishRegard } from '../../factories/regard'
import { client } from '../../support/client'
import { startProduct } from '../../support/product'

const product = await startProduct({ setup: 'production' })
const mongo = await MongoClient.connect(product.mongo?.url ?? '')
const counts = mongo.db().collection('limites')
afterAll(async () => {
  await mongo.close()
  await product.stop()
})

const indexes = async () =>
  (await counts.indexes()).map(({ key, unique, expireAfterSeconds }) => ({
    key: Object.keys(key).join(),
    unique,
    expireAfterSeconds,
  }))

const isOncePerKey = { key: 'key', unique: true, expireAfterSeconds: undefined }

test('before the first count the database removes duplicate and expired keys', async () => {
  expect(await indexes()).toContainEqual(isOncePerKey)
  expect(await indexes()).toContainEqual({
    key: 'expire',
    unique: undefined,
    expireAfterSeconds: 0,
  })
  expect(await counts.countDocuments()).toBe(0)
})

test('duplicate rate-limit counters are deleted before the unique index is created', async () => {
  await product.kill()
  await counts.dropIndex('key_1')
  const expire = new Date(Date.now() + 60_000)
  await counts.insertMany([1, 2].map((points) => ({ key: 'limite:198.51.100.1', points, expire })))
  await product.restart()

  expect(await indexes()).toContainEqual(isOncePerKey)
  expect(await counts.countDocuments()).toBe(0)
})

test('rate-limit keys are hashes of IP addresses and accounts', async () => {
  const email = `personne-${'a'.repeat(200)}@regards.test`
  expect(
    (await client(product.url).post('/api/users/login', { email, password: 'faux-mot' })).status,
  ).toBe(401)
  const keys = (await counts.find().toArray()).map(({ key }) => String(key))

  expect(keys.map((key) => key.split(':')[0])).toEqual(
    expect.arrayContaining(['connexion-adresse', 'connexion-compte']),
  )
  for (const key of keys) expect(key).toMatch(/^[a-z-]+:[\w-]{22}(\/[\w-]{22})?$/)
})

test('after ten wrong passwords at once the right one no longer helps, until the account is unlocked', async () => {
  const administrator = await client(product.url).as('administrateur')
  const { email, password } = await makeAccount(administrator)
  const signIn = async (tried: string) =>
    (await client(product.url).post('/api/users/login', { email, password: tried })).status
  const statuses = await Promise.all(Array.from({ length: 12 }, () => signIn('faux-mot')))
  expect(statuses).toEqual(statuses.map(() => 401))
  expect(await signIn(password)).toBe(401)

  expect((await administrator.post('/api/users/unlock', { email })).status).toBe(200)
  expect(await signIn(password)).toBe(200)
})

// What guards the counting makes indexes of its own on the first call: not where the counts are.
test('on a database that is new, issues that come after the first opening are counted too', async () => {
  const administrator = await client(product.url).as('administrateur')
  const visitor = client(product.url)
  for (const numero of [1, 2, 3]) {
    const { id } = await publishRegard(administrator, { numero })
    expect((await visitor.post(`/api/regards/numero/${numero}/vue`)).status).toBe(200)
    const { json } = await administrator.get<{ nombreDeVue: number }>(`/api/regards/${id}`)
    expect(json.nombreDeVue).toBe(1)
  }
})
