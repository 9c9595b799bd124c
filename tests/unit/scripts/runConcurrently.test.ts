import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { runConcurrently } from '../../../scripts/runConcurrently'

test('as many tasks as there are lanes run at once, and each result is where its task was', async () => {
  let running = 0
  let most = 0
  const tasks = [30, 1, 20, 5, 10].map((turns) => async () => {
    most = Math.max(most, (running += 1))
    for (let turn = 0; turn < turns; turn += 1) await nextTurn()
    running -= 1
    return turns
  })

  expect(await runConcurrently(tasks, 2)).toEqual([30, 1, 20, 5, 10])
  expect(most).toBe(2)
})

test('a lane takes the next task while a long one holds the other', async () => {
  const ended: string[] = []
  let end = () => {}
  const isOver = new Promise<void>((resolve) => (end = resolve))
  await runConcurrently(
    [
      () => isOver.then(() => ended.push('long')),
      () => Promise.resolve(ended.push('first')),
      () => {
        end()
        return Promise.resolve(ended.push('second'))
      },
    ],
    2,
  )

  expect(ended).toEqual(['first', 'second', 'long'])
})
