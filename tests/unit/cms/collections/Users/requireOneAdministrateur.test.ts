import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CollectionBeforeChangeHook } from 'payload'
import { Users } from '../../../../../cms/src/collections/Users'
import { openPayloadOnSqlite, type SqlitePayload } from '../../../../support/payloadOnSqlite'

/** Demotions that passed the check and wait before they are written. */
const atGate: (() => void)[] = []
const gate: CollectionBeforeChangeHook = ({ data }) =>
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

const makeAdministrateur = async (name: string) =>
  (
    await site.payload.create({
      collection: 'users',
      data: { email: `${name}@regards.test`, password: 'farandole', role: 'administrateur' },
    })
  ).id

const demote = (id: string) =>
  site.payload.update({ collection: 'users', id, data: { role: 'editeur' } })

test('a demotion is not checked before another one is written', async () => {
  const [first, second] = [await makeAdministrateur('une'), await makeAdministrateur('autre')]
  const demotions = [demote(first), demote(second)]
  const outcome = Promise.allSettled(demotions)
  await expect.poll(() => atGate.length).toBe(1)
  // Time enough for the other one to pass its check, which it must not.
  await wait(300)
  expect(atGate).toHaveLength(1)
  atGate[0]?.()

  const results = await outcome
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({
    status: 409,
  })
})
