import { expect, test, vi } from 'vitest'
import { throttlePasswordChecks } from '../../../../../../cms/src/features/accounts/passwords/verifyPassword'

const refusal = Object.assign(new Error('wrong'), { status: 401 })

test('checks two passwords at once, the next when one is done', async () => {
  const done: (() => void)[] = []
  const check = vi.fn(() => new Promise<void>((resolve) => done.push(resolve)))
  const all = [1, 2, 3].map(() => throttlePasswordChecks(check))
  expect(check).toHaveBeenCalledTimes(2)

  done[0]?.()
  await all[0]
  expect(check).toHaveBeenCalledTimes(3)
  done.forEach((end) => end())
  await Promise.all(all)
})

test('a refusal delays no other check, and other errors come at once', async () => {
  const failure = new Error('away')
  const refused = throttlePasswordChecks(() => Promise.reject(refusal))
  const order: string[] = []
  const all = [
    refused.catch(() => order.push('refused')),
    throttlePasswordChecks(() => Promise.reject(failure)).catch(() => order.push('failed')),
    throttlePasswordChecks(() => Promise.resolve()).then(() => order.push('signed in')),
  ]
  await Promise.all(all)

  expect(order.at(-1)).toBe('refused')
  await expect(refused).rejects.toBe(refusal)
})
