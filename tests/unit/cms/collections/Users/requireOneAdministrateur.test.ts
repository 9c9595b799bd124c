import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CollectionBeforeChangeHook } from 'payload'
import { Users } from '../../../../../cms/src/collections/Users'
import { openPayloadOnSqlite, type SqlitePayload } from '../../../../support/payloadOnSqlite'

/** Demotions that passed the check and wait before they are written. */
const atGate: (() => void)[] = []
const gate: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) =>
  operation === 'update' &&
  (originalDoc as { role?: string }).role === 'administrateur' &&
  data.role === 'editeur'
    ? new Promise((resolve) => atGate.push(() => resolve(data)))
    : Promise.resolve(data)

let site: SqlitePayload

beforeAll(async () => {
  const { hooks } = Users
  const beforeChange = [...(hooks?.beforeChange ?? []), gate]
  site = await openPayloadOnSqlite([{ ...Users, hooks: { ...hooks, beforeChange } }])
})
afterAll(() => site.close())

const makeAccount = async (name: string, role: 'administrateur' | 'editeur') =>
  (
    await site.payload.create({
      collection: 'users',
      data: { email: `${name}@regards.test`, password: 'farandole', role },
    })
  ).id

const demote = (id: string) =>
  site.payload.update({ collection: 'users', id, data: { role: 'editeur' } })

test('a demotion is not checked before another one is written', async () => {
  const [first, second] = [
    await makeAccount('une', 'administrateur'),
    await makeAccount('autre', 'administrateur'),
  ]
  const bystander = await makeAccount('temoin', 'editeur')
  const demotions = [demote(first), demote(second)]
  const outcome = Promise.allSettled(demotions)
  await expect.poll(() => atGate.length).toBe(1)
  // Changes of another account go all the way meanwhile: the second demotion would have had time to
  // pass its check.
  for (const name of ['a', 'b', 'c']) {
    const data = { email: `${name}@regards.test` }
    await site.payload.update({ collection: 'users', id: bystander, data })
  }
  expect(atGate).toHaveLength(1)
  atGate[0]?.()

  const results = await outcome
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({
    status: 409,
  })
})
