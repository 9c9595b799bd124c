import type { Payload } from 'payload'
import { beforeEach, expect, test } from 'vitest'
import {
  getContentState,
  invalidateContent,
} from '../../../../../cms/src/infrastructure/contentVersion/invalidateContent'
import { pollContentVersion } from '../../../../../cms/src/infrastructure/contentVersion/watchContentVersion'

/** A database of one row, which may be away. */
function makeStore() {
  let row: unknown = null
  let isAway = false
  const kv = {
    get: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(row)),
    set: (_key: string, value: unknown) => {
      if (isAway) return Promise.reject(new Error('away'))
      row = value
      return Promise.resolve()
    },
  }
  return {
    payload: { kv } as unknown as Pick<Payload, 'kv'>,
    changeElsewhere: () => (row = Math.random()),
    setAway: (value: boolean) => (isAway = value),
    row: () => row,
  }
}

beforeEach(() => {
  Object.assign(getContentState(), {
    generation: 0,
    version: null,
    isBroadcastPending: false,
    isDatabaseDown: false,
  })
})

test('a change made here counts before it is told to others, and once more after', async () => {
  const { payload, row } = makeStore()
  const told = invalidateContent(payload)
  const atOnce = getContentState().generation
  await told

  expect(atOnce).toBe(1)
  expect(getContentState().generation).toBe(2)
  expect(row()).toEqual(expect.any(String))
})

test('ignores the version of this process, and follows the version of another', async () => {
  const { payload, changeElsewhere } = makeStore()
  await invalidateContent(payload)
  await pollContentVersion(payload)
  expect(getContentState().generation).toBe(2)

  changeElsewhere()
  await pollContentVersion(payload)
  await pollContentVersion(payload)
  expect(getContentState().generation).toBe(3)
})

test('two changes leave two marks', async () => {
  const { payload, row } = makeStore()
  await invalidateContent(payload)
  const first = row()
  await invalidateContent(payload)

  expect(row()).not.toBe(first)
})

test('a change that the database could not be told is told when it is back', async () => {
  const { payload, setAway, row } = makeStore()
  setAway(true)
  await invalidateContent(payload)
  expect(getContentState()).toMatchObject({ generation: 2, isBroadcastPending: true })
  await expect(pollContentVersion(payload)).rejects.toThrow('away')

  setAway(false)
  await pollContentVersion(payload)
  expect(row()).toEqual(expect.any(String))
  expect(getContentState().isBroadcastPending).toBe(false)
})
