import { expect, test } from 'vitest'
import { serializeByKey } from '../../../../../cms/src/lib/async/serializeByKey'

test('tasks of one name run in order, also after a failure; other names do not wait', async () => {
  const seen: string[] = []
  let fail = () => {}
  const first = serializeByKey(
    'a',
    () => new Promise((_, reject) => (fail = () => reject(new Error('no')))),
  )
  const second = serializeByKey('a', () => Promise.resolve(seen.push('second')))
  await serializeByKey('b', () => Promise.resolve(seen.push('other')))
  seen.push('failing')
  fail()

  await expect(first).rejects.toThrow('no')
  await second
  expect(seen).toEqual(['other', 'failing', 'second'])
})
