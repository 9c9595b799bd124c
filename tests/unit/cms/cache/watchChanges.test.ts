import type { Payload } from 'payload'
import { beforeEach, expect, test } from 'vitest'
import { contentState } from '../../../../cms/src/cache/contentState'
import { markChange } from '../../../../cms/src/cache/markChange'
import { lookForChange } from '../../../../cms/src/cache/watchChanges'

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
  Object.assign(contentState(), { generation: 0, mark: null, isUntold: false, isAway: false })
})

test('a change made here counts before it is told to others, and once more after', async () => {
  const { payload, row } = makeStore()
  const told = markChange(payload)
  const atOnce = contentState().generation
  await told

  expect(atOnce).toBe(1)
  expect(contentState().generation).toBe(2)
  expect(row()).toEqual(expect.any(String))
})

test('what this process said itself is no news to it, what another said is', async () => {
  const { payload, changeElsewhere } = makeStore()
  await markChange(payload)
  await lookForChange(payload)
  expect(contentState().generation).toBe(2)

  changeElsewhere()
  await lookForChange(payload)
  await lookForChange(payload)
  expect(contentState().generation).toBe(3)
})

test('two changes leave two marks', async () => {
  const { payload, row } = makeStore()
  await markChange(payload)
  const first = row()
  await markChange(payload)

  expect(row()).not.toBe(first)
})

test('a change that the database could not be told is told when it is back', async () => {
  const { payload, setAway, row } = makeStore()
  setAway(true)
  await markChange(payload)
  expect(contentState()).toMatchObject({ generation: 2, isUntold: true })
  await expect(lookForChange(payload)).rejects.toThrow('away')

  setAway(false)
  await lookForChange(payload)
  expect(row()).toEqual(expect.any(String))
  expect(contentState().isUntold).toBe(false)
})
