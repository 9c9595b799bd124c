import type { Endpoint, Payload, PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { createLockedChange } from '../../../../../cms/src/infrastructure/locks/lockedChange'
import { withLock } from '../../../../../cms/src/infrastructure/locks/withLock'

const LOCK = 'page:pdf:2'

/** A collection with one record, whose PATCH endpoints are Payload's behind ours. */
function createCollection(standard: (req: PayloadRequest) => Promise<Response>) {
  const own = createLockedChange<{ id: string; page: number }>({
    slug: 'pagesDeRegards',
    isAllowed: ({ user }) => user !== null,
    select: { page: true },
    toLock: ({ page }) => `page:pdf:${page}`,
    refusal: 'Une par une.',
  })
  const theirs = ['/:id', '/'].map((path) => ({ path, method: 'patch', handler: standard }))
  const payload = {
    collections: { pagesDeRegards: { config: { endpoints: [...own, ...theirs] } } },
    db: { findOne: () => Promise.resolve({ id: 'a', page: 2 }) },
  } as unknown as Payload
  const send = (path: string, user: object | null = {}) =>
    toHandler(own, path)({ payload, user, routeParams: { id: 'a' } } as unknown as PayloadRequest)
  return { payload, send }
}

const toHandler =
  (endpoints: Omit<Endpoint, 'root'>[], path: string) => async (req: PayloadRequest) =>
    endpoints.find((endpoint) => endpoint.path === path)?.handler(req)

test('a change waits for a job that has the lock of the record, and a job for a change', async () => {
  const order: string[] = []
  const { payload, send } = createCollection(() => {
    order.push('change')
    return Promise.resolve(Response.json({}))
  })
  let end = () => {}
  const job = withLock(payload, LOCK, async () => {
    order.push('job begins')
    await new Promise<void>((resolve) => (end = resolve))
    order.push('job ends')
  })
  await Promise.resolve()
  const change = send('/:id')
  await new Promise((resolve) => setImmediate(resolve))
  end()
  await Promise.all([job, change])
  expect(order).toEqual(['job begins', 'job ends', 'change'])
})

test('a change that fails lets go of the lock', async () => {
  const { payload, send } = createCollection(() => Promise.reject(new Error('Invalid')))
  await expect(send('/:id')).rejects.toThrow('Invalid')
  await expect(withLock(payload, LOCK, () => Promise.resolve('free'))).resolves.toBe('free')
})

test('several are not changed at once; Payload answers who may change none', async () => {
  const { send } = createCollection(() => Promise.resolve(new Response(null, { status: 403 })))
  await expect(send('/')).rejects.toMatchObject({ status: 400, code: 'invalid-request' })
  for (const path of ['/', '/:id']) {
    expect(await send(path, null)).toMatchObject({ status: 403 })
  }
})
