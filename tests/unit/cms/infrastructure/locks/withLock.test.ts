import type { Payload } from 'payload'
import { afterAll, expect, test, vi } from 'vitest'
import { tryWithLock, withLock } from '../../../../../cms/src/infrastructure/locks/withLock'

vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())
vi.mock('../../../../../cms/src/lib/env', () => ({
  env: { database: { kind: 'mongodb' }, logLevel: 'silent' },
}))
vi.mock('../../../../../cms/src/infrastructure/locks/MongoLocker', () => ({
  getMongoLocker: () => ({
    newLock: () => ({
      lock: () => Promise.resolve(),
      tryLock: () => Promise.resolve(true),
      isHeld: () => true,
      unlock: () => Promise.reject(new Error('The database is away')),
    }),
  }),
}))

const payload = {} as Payload

test('work that is done stays done when its lock cannot be given back: the lease ends it', async () => {
  await expect(withLock(payload, 'a', () => Promise.resolve('done'))).resolves.toBe('done')
  await expect(tryWithLock(payload, 'a', () => Promise.resolve())).resolves.toBe(true)
})

test('work that fails tells its own fault then', async () => {
  const fail = () => Promise.reject(new Error('The disk is full'))
  await expect(withLock(payload, 'a', fail)).rejects.toThrow('The disk is full')
  await expect(tryWithLock(payload, 'a', fail)).rejects.toThrow('The disk is full')
})
