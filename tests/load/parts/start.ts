import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchResult } from '../metrics'
import { median, percentile } from '../percentile'
import { withSite, type Site } from '../site'

const LIMIT_MS = 120_000
const STEP_MS = 10

const addresses = ['/api/health/ready', '/']

/** Time from the start of the process to its first response, on a filled site. */
export async function measureStart({ quick }: { quick: boolean }): Promise<BenchResult> {
  const rounds = quick ? 2 : 5
  const issues = quick ? 200 : 1000
  return withSite(issues, async (site) => {
    const seconds = addresses.map((): number[] => [])
    for (let round = 0; round < rounds; round += 1) {
      await site.kill()
      const began = performance.now()
      const [, ...answered] = await Promise.all([
        site.restart(),
        ...addresses.map((path) => firstAnswer(site, path)),
      ])
      answered.forEach((at, index) => seconds[index]?.push((at - began) / 1000))
    }
    const rows = addresses.map((path, index) => {
      const taken = seconds[index] ?? []
      const cells = [median(taken), percentile(taken, 0), percentile(taken, 1)]
      return { name: `200 of ${path}`, cells: cells.map((value) => ({ value, unit: 's' })) }
    })
    const columns = [`median of ${rounds}`, 'shortest', 'longest']
    const title = `Cold start with ${issues.toLocaleString('en')} issues`
    return { tables: [{ title, columns, rows }], errors: [] }
  })
}

/** Time of the first response with status 200. */
async function firstAnswer({ url }: Site, path: string): Promise<number> {
  const deadline = performance.now() + LIMIT_MS
  while (performance.now() < deadline) {
    const status = await fetch(`${url}${path}`).then(
      async (response) => {
        await response.arrayBuffer()
        return response.status
      },
      // The port is not open yet.
      () => undefined,
    )
    if (status === 200) return performance.now()
    await sleep(STEP_MS)
  }
  throw new Error(`${path} was not answered within ${LIMIT_MS} ms`)
}
