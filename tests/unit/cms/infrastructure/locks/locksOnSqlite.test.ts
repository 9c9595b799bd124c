import type { Payload } from 'payload'
import { afterAll, expect, test, vi } from 'vitest'
import { tryWithLock, withLock } from '../../../../../cms/src/infrastructure/locks/withLock'

vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())
vi.mock('../../../../../cms/src/lib/env', () => ({
  env: { database: { kind: 'sqlite' }, logLevel: 'silent' },
}))

const payload = {} as Payload
const nothing = () => Promise.resolve()

test('a lock that is waited for and a lock that is tried exclude each other', async () => {
  const tried = await withLock(payload, 'a', () => tryWithLock(payload, 'a', nothing))

  expect(tried).toBe(false)
  await expect(tryWithLock(payload, 'a', nothing)).resolves.toBe(true)
})

test('work that waits for a lock runs once the work that tried it ends', async () => {
  const order: string[] = []
  let waiting: Promise<unknown> = nothing()
  await tryWithLock(payload, 'b', async (isHeld) => {
    waiting = withLock(payload, 'b', () => Promise.resolve(order.push('waited')))
    await new Promise((resolve) => setImmediate(resolve))
    order.push(isHeld() ? 'tried' : 'lost')
  })
  await waiting

  expect(order).toEqual(['tried', 'waited'])
})
