import { expect, test } from 'vitest'
import { mapConcurrently } from '../../../../../cms/src/lib/async/mapConcurrently'

test('results keep the items’ order, and no more are under way than permitted', async () => {
  let underWay = 0
  let most = 0
  const items = Array.from({ length: 20 }, (_, index) => index)
  const results = await mapConcurrently(items, 3, async (item) => {
    most = Math.max(most, (underWay += 1))
    for (let turns = item % 4; turns > 0; turns -= 1) await Promise.resolve()
    underWay -= 1
    return item * 2
  })

  expect(results).toEqual(items.map((item) => item * 2))
  expect(most).toBe(3)
})

test('one that fails fails the whole', async () => {
  const failing = mapConcurrently([1, 2], 2, (item) =>
    item === 2 ? Promise.reject(new Error('no')) : Promise.resolve(item),
  )

  await expect(failing).rejects.toThrow('no')
})
