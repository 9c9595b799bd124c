import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { client } from '../../support/client'
import { startProductionProxy, type Nginx } from '../../support/nginx'
import { startProduct, type Product } from '../../support/product'

/** Longer than nginx skips a process that was away (fail_timeout). */
const SKIPPED_MS = 2_500

let first: Product
let second: Product
let proxy: Nginx

beforeAll(async () => {
  // The notice in which a process still serves, and ends its connections with the proxy.
  const env = { TRUST_PROXY: '1', SHUTDOWN_NOTICE_SECONDS: '1' }
  first = await startProduct({ setup: 'production', env })
  second = await startProduct({ setup: 'production', env, sharesDataWith: first })
  proxy = await startProductionProxy([first.port, second.port])
})
afterAll(async () => {
  await proxy.stop()
  await second.stop()
  await first.stop()
})

/** Requests pages, answers of the API and the probe, none of which the proxy's cache can answer. */
async function requestUntil(isOver: () => boolean, failures: string[]): Promise<number> {
  const visitor = client(proxy.url)
  let count = 0
  while (!isOver()) {
    count += 1
    const once = `${process.pid}${Math.random()}`
    for (const path of [
      `/regards?essai=${once}`,
      `/api/regards?limit=1&depth=0&where[numero][equals]=${count}`,
      '/api/health/live',
    ]) {
      const status = await visitor.get(path).then(
        (answer) => answer.status,
        (error: unknown) => String(error),
      )
      if (status !== 200) failures.push(`${path}: ${status}`)
    }
  }
  return count
}

test('processes are restarted one after the other, and no visitor sees it', async () => {
  const failures: string[] = []
  let isOver = false
  const visitors = Promise.all([1, 2, 3].map(() => requestUntil(() => isOver, failures)))
  for (const product of [first, second]) {
    await product.restart()
    await sleep(SKIPPED_MS)
  }
  isOver = true
  const counts = await visitors

  expect(failures).toEqual([])
  // They were at it while both restarted.
  expect(Math.min(...counts)).toBeGreaterThan(5)
}, 120_000)
