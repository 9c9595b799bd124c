import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import { ownsStorage } from '../../../../../cms/src/media/uploads/removeOrphanedFiles'

/** Database of a site, as far as its key-value store goes. */
function makeDatabase(rows = new Map<string, unknown>()): Database {
  const kv = {
    get: (key: string) => Promise.resolve(rows.get(key) ?? null),
    set: (key: string, value: unknown) => Promise.resolve(void rows.set(key, value)),
  }
  return { kv: kv as Payload['kv'], copy: () => makeDatabase(new Map(rows)) }
}

type Database = { kv: Payload['kv']; copy: () => Database }

function makeStorage() {
  let id: string | undefined
  return {
    /** Whether the next write of the id fails, as when the process is killed before it. */
    breaks: false,
    readSiteId: () => Promise.resolve(id),
    writeSiteId(next: string, isFirst: boolean) {
      if (this.breaks) return Promise.reject(new Error('killed'))
      if (isFirst && id !== undefined) return Promise.resolve(false)
      id = next
      return Promise.resolve(true)
    },
    removeSiteId: () => (id = undefined),
  }
}

const isHeld = () => true

test('a new database claims a storage without an id, and keeps it', async () => {
  const [database, storage] = [makeDatabase(), makeStorage()]
  const owned = []
  for (let call = 0; call < 3; call += 1) owned.push(await ownsStorage(database, storage, isHeld))
  expect(owned).toEqual([true, true, true])
})

test('of two databases that claim a storage at the same time, one gets it', async () => {
  const storage = makeStorage()
  const read = storage.readSiteId
  // Both read before either has written.
  storage.readSiteId = () => Promise.resolve(undefined)
  const [one, other] = [makeDatabase(), makeDatabase()]
  expect(await ownsStorage(one, storage, isHeld)).toBe(true)
  expect(await ownsStorage(other, storage, isHeld)).toBe(false)
  storage.readSiteId = read
  expect(await ownsStorage(one, storage, isHeld)).toBe(true)
})

test('a process that ends between the two writes loses nothing', async () => {
  const [database, storage] = [makeDatabase(), makeStorage()]
  await ownsStorage(database, storage, isHeld)
  storage.breaks = true
  await expect(ownsStorage(database, storage, isHeld)).rejects.toThrow('killed')
  storage.breaks = false
  expect(await ownsStorage(database, storage, isHeld)).toBe(true)
})

test.each([
  ['another database', () => makeDatabase()],
  ['a copy older than the last clean-up', ({ copy }: Database) => copy()],
])('%s does not own the storage, and disputes it', async (_, makeOther) => {
  const [database, storage] = [makeDatabase(), makeStorage()]
  await ownsStorage(database, storage, isHeld)
  const other = makeOther(database)
  await ownsStorage(database, storage, isHeld)

  // A process that lost its lock marks nothing.
  expect(await ownsStorage(other, storage, () => false)).toBe(false)
  expect(await ownsStorage(database, storage, isHeld)).toBe(true)
  expect(await ownsStorage(other, storage, isHeld)).toBe(false)
  expect(await ownsStorage(database, storage, isHeld)).toBe(false)
  storage.removeSiteId()
  expect(await ownsStorage(database, storage, isHeld)).toBe(true)
})

test('a copy that comes first does not keep the storage once the original has seen it', async () => {
  const [database, storage] = [makeDatabase(), makeStorage()]
  await ownsStorage(database, storage, isHeld)
  const copy = database.copy()
  expect(await ownsStorage(copy, storage, isHeld)).toBe(true)
  expect(await ownsStorage(database, storage, isHeld)).toBe(false)
  expect(await ownsStorage(copy, storage, isHeld)).toBe(false)
})
