import type { Endpoint, PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { createLockedChange } from '../../../../../cms/src/infrastructure/locks/lockedChange'
import { acquireLock } from '../../../../../cms/src/infrastructure/locks/withLock'

const ID = '7'

/** A collection whose standard endpoints note what is done. */
function createCollection(isAllowed = true) {
  const events: string[] = []
  const own = createLockedChange<{ id: string }>({
    slug: 'articles',
    isAllowed: () => isAllowed,
    select: {},
    toLock: ({ id }) => `articles-${id}`,
    gone: () => new Error('gone'),
    refusal: 'Une fiche à la fois.',
  })
  const standard = ['/:id', '/'].map((path): Endpoint => ({
    ...{ path, method: 'patch' },
    handler: () => {
      events.push('changed')
      return Response.json({})
    },
  }))
  const stored = { record: { id: ID } as { id: string } | null }
  const payload = {
    db: { findOne: () => Promise.resolve(stored.record) },
    collections: { articles: { config: { endpoints: [...own, ...standard] } } },
  }
  const req = { payload, routeParams: { id: ID } } as unknown as PayloadRequest
  const [changeOne, changeSeveral] = own.map(
    ({ handler }) =>
      async () =>
        handler(req),
  )
  if (!changeOne || !changeSeveral) throw new Error('Two endpoints are expected')
  return { events, stored, req, changeOne, changeSeveral }
}

const otherEventsAreDone = () => new Promise<void>((resolve) => void setImmediate(resolve))

test('a change waits until the job that holds the lock of the record has written it', async () => {
  const { events, req, changeOne } = createCollection()
  const release = await acquireLock(req.payload, `articles-${ID}`)
  const change = changeOne()
  await otherEventsAreDone()
  events.push('written by the job')
  await release()
  await change
  expect(events).toEqual(['written by the job', 'changed'])
})

test('a change of a record that goes while it waits is refused', async () => {
  const { events, stored, req, changeOne } = createCollection()
  const release = await acquireLock(req.payload, `articles-${ID}`)
  const change = changeOne()
  await otherEventsAreDone()
  stored.record = null
  await release()
  await expect(change).rejects.toThrow('gone')
  expect(events).toEqual([])
})

test('a change of another record does not wait', async () => {
  const { events, req, changeOne } = createCollection()
  const release = await acquireLock(req.payload, 'articles-8')
  await changeOne()
  expect(events).toEqual(['changed'])
  await release()
})

test('refuses a change of several records to an account that may change one', async () => {
  const { events, changeSeveral } = createCollection()
  await expect(changeSeveral()).rejects.toMatchObject({
    status: 400,
    message: 'Une fiche à la fois.',
  })
  expect(events).toEqual([])
})

test('leaves an account without the right to the standard endpoint, without a lock', async () => {
  const { events, req, changeOne, changeSeveral } = createCollection(false)
  const release = await acquireLock(req.payload, `articles-${ID}`)
  await changeOne()
  await changeSeveral()
  expect(events).toEqual(['changed', 'changed'])
  await release()
})
