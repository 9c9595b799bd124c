import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { CollectionBeforeChangeHook } from 'payload'
import { Users } from '../../../../../../cms/src/features/accounts/users/Users'
import { getLocker } from '../../../../../../cms/src/infrastructure/locks/withLock'
import { openPayloadOnSqlite, type SqlitePayload } from '../../../../../support/payloadOnSqlite'

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

/** Calls back when something waits for a lock that another holds. */
function watchLocks(onWait: () => void): void {
  const locker = getLocker(site.payload)
  const newLock = locker.newLock.bind(locker)
  vi.spyOn(locker, 'newLock').mockImplementation((id) => {
    const lock = newLock(id)
    const take = lock.lock.bind(lock)
    lock.lock = (signal) => take(signal, onWait)
    return lock
  })
}

test('a demotion is not checked before another one is written', async () => {
  const [first, second] = [
    await makeAccount('une', 'administrateur'),
    await makeAccount('autre', 'administrateur'),
  ]
  const onWait = vi.fn()
  watchLocks(onWait)
  const outcome = Promise.allSettled([demote(first), demote(second)])
  // Without the lock, both pass their check and come to the gate.
  await expect
    .poll(() => atGate.length === 2 || (atGate.length === 1 && onWait.mock.calls.length > 0))
    .toBe(true)
  expect(atGate).toHaveLength(1)
  atGate[0]?.()

  const results = await outcome
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({
    status: 409,
  })
})
