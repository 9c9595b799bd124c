import { beforeEach, expect, test, vi } from 'vitest'
import { getContentState } from '../../../../../cms/src/infrastructure/contentVersion/invalidateContent'
import { memoizeUntilContentChange } from '../../../../../cms/src/infrastructure/contentVersion/memoizeUntilContentChange'

type File = { alt: string }

/** What the database holds; null where the record is gone. */
let stored: File | null
let readings: number

const read = () => {
  readings += 1
  return Promise.resolve(stored)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  stored = { alt: 'Une danseuse' }
  readings = 0
})

test('reads a value once', async () => {
  const keep = memoizeUntilContentChange<File>(10)
  await keep('a', read)

  expect(await keep('a', read)).toEqual({ alt: 'Une danseuse' })
  expect(readings).toBe(1)
})

test('concurrent calls share one read', async () => {
  const keep = memoizeUntilContentChange<File>(10)
  await Promise.all([keep('a', read), keep('a', read), keep('b', read)])

  expect(readings).toBe(2)
})

test('a change of content makes it read again', async () => {
  const keep = memoizeUntilContentChange<File>(10)
  await keep('a', read)
  stored = { alt: 'Un danseur' }
  getContentState().generation += 1

  expect(await keep('a', read)).toEqual({ alt: 'Un danseur' })
})

test('a read overtaken by a change is not taken for current', async () => {
  const keep = memoizeUntilContentChange<File>(10)
  let answer: (value: File) => void = () => undefined
  const slow = keep('a', () => new Promise<File>((resolve) => (answer = resolve)))
  getContentState().generation += 1
  stored = { alt: 'Un danseur' }
  const fresh = await keep('a', read)
  answer({ alt: 'Une danseuse' })
  await slow

  expect(fresh).toEqual({ alt: 'Un danseur' })
  expect(await keep('a', read)).toEqual({ alt: 'Un danseur' })
})

test('nothing is not kept, as a record may yet come', async () => {
  const keep = memoizeUntilContentChange<File>(10)
  stored = null
  expect(await keep('a', read)).toBeNull()
  stored = { alt: 'Une danseuse' }

  expect(await keep('a', read)).toEqual({ alt: 'Une danseuse' })
})

test('a failure rejects waiting calls only', async () => {
  const keep = memoizeUntilContentChange<File>(10)
  const failing = () => Promise.reject(new Error('away'))
  await expect(Promise.all([keep('a', failing), keep('a', read)])).rejects.toThrow('away')

  expect(await keep('a', read)).toEqual({ alt: 'Une danseuse' })
})

test('the failure of a reading that a change overtook drives out nothing newer', async () => {
  const keep = memoizeUntilContentChange<File>(10)
  let fail: (error: Error) => void = () => undefined
  const slow = keep('a', () => new Promise<File>((_resolve, reject) => (fail = reject)))
  getContentState().generation += 1
  await keep('a', read)
  fail(new Error('away'))
  await expect(slow).rejects.toThrow('away')
  await keep('a', read)

  expect(readings).toBe(1)
})

test('no more is kept than it has room for', async () => {
  const keep = memoizeUntilContentChange<File>(2)
  for (const key of ['a', 'b', 'c', 'a']) await keep(key, read)

  expect(readings).toBe(4)
})

test('a write that bypasses the hooks shows after ten minutes', async () => {
  const keep = memoizeUntilContentChange<File>(10)
  await keep('a', read)
  stored = { alt: 'Un danseur' }
  vi.advanceTimersByTime(10 * 60_000 + 1)

  expect(await keep('a', read)).toEqual({ alt: 'Un danseur' })
})
