import { buildConfig, getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createOrFind, setKey } from '../../../cms/src/infrastructure/database/rows'
import { productionEnv } from '../../support/product'
import { createProductionData, type ProductionData } from '../../support/sharedServers'

/** Calls at once for the same record. */
const calls = Array.from({ length: 8 }, (_, call) => call)
const keys = Array.from({ length: 10 }, (_, key) => `clé ${key}`)

let data: ProductionData
let payload: Payload

beforeAll(async () => {
  data = await createProductionData()
  const settings = productionEnv(data.databaseUrl, data.s3)
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  // The files of a project share modules: the settings were perhaps read by another one.
  vi.resetModules()
  const { createDatabaseAdapter } =
    await import('../../../cms/src/infrastructure/database/createDatabaseAdapter')
  const config = await buildConfig({
    secret: settings.PAYLOAD_SECRET ?? '',
    db: await createDatabaseAdapter(data.databaseUrl),
    collections: [
      {
        slug: 'fiches',
        fields: [{ name: 'nom', type: 'text', unique: true, required: true }],
      },
    ],
    telemetry: false,
    typescript: { autoGenerate: false },
  })
  payload = await getPayload({ config })
})
afterAll(async () => {
  vi.unstubAllEnvs()
  vi.resetModules()
  await payload.destroy()
  await data.drop()
})

test('concurrent first writes of a key (upsert) do not fail', async () => {
  for (const key of keys) {
    await Promise.all(calls.map((call) => setKey(payload.kv, key, { call })))
    const value = await payload.kv.get<{ call: number }>(key)
    expect(calls).toContain(value?.call)
  }
  expect(await payload.kv.keys()).toHaveLength(keys.length)
})

test('concurrent first writes of a record create it once', async () => {
  const collection = 'fiches' as never
  for (const nom of keys) {
    const results = await Promise.all(
      calls.map(() =>
        createOrFind(
          () => payload.db.create({ collection, data: { nom } }),
          () => payload.db.findOne({ collection, where: { nom: { equals: nom } } }),
        ),
      ),
    )
    expect(results.filter(({ created }) => created)).toHaveLength(1)
    expect(results.filter(({ found }) => found)).toHaveLength(calls.length - 1)
  }
})
