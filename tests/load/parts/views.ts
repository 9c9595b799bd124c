import { setTimeout as sleep } from 'node:timers/promises'
import { client, type Client } from '../../support/client'
import { exactly, type BenchResult } from '../metrics'
import { sendRequests, measureTimeToFirstByte } from '../sendRequests'
import { median, percentile } from '../percentile'
import { DEMO_ISSUES, withSite } from '../site'

const PROBE_MS = 100
const BEFORE = 20

/** Page views are the most expensive counters: they also update their day's statistics. */
const visitOptions = {
  method: 'POST',
  headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' },
}

/**
 * Concurrent openings of an issue, each of which is counted, and range requests of its PDF
 * meanwhile.
 */
export async function measureViews({ quick }: { quick: boolean }): Promise<BenchResult> {
  const count = quick ? 500 : 10_000
  return withSite(DEMO_ISSUES, async (site) => {
    const { id, numero, pdf } = await site.newest()
    const administrator = await client(site.url).as('administrateur')
    const openings = `${site.url}/api/regards/numero/${numero}/vue`
    await sendRequests(openings, { ...visitOptions, count: 50, atOnce: 10 })

    const before = await readCount(administrator, id)
    const atRest = await probe(`${site.url}${pdf.url}`, (times) => times.length < BEFORE)
    let isOver = false
    const meanwhile = probe(`${site.url}${pdf.url}`, () => !isOver)
    const posted = sendRequests(openings, { ...visitOptions, count, atOnce: 50 })
    const { times, seconds } = await posted.finally(() => (isOver = true))
    const underLoad = await meanwhile
    const counted = (await readCount(administrator, id)) - before

    const tables = [
      {
        title: `${count.toLocaleString('en')} openings, 50 at once`,
        columns: ['counted', 'openings', 'p50', 'p99'],
        rows: [
          {
            name: 'POST vue',
            cells: [
              // Exactly as many as were sent.
              { value: counted, unit: '', budget: exactly(count, counted) },
              { value: count / seconds, unit: '/s', budget: { atLeast: 500 } },
              { value: median(times), unit: 'ms' },
              { value: percentile(times, 0.99), unit: 'ms', budget: { atMost: 150 } },
            ],
          },
        ],
      },
      {
        title: 'The first bytes of the PDF',
        columns: ['p50', 'p99'],
        rows: [toRow('at rest', atRest), toRow('while the openings are counted', underLoad)],
      },
    ]
    return { tables, errors: [] }
  })
}

const toRow = (name: string, times: number[]) => ({
  name,
  cells: [
    { value: median(times), unit: 'ms' },
    { value: percentile(times, 0.99), unit: 'ms' },
  ],
})

async function readCount(administrator: Client, id: string): Promise<number> {
  const { json } = await administrator.get<{ nombreDeVue?: number }>(`/api/regards/${id}`)
  if (json.nombreDeVue === undefined) throw new Error('The count of openings is not told')
  return json.nombreDeVue
}

/** Requests the beginning of a file at intervals. @returns milliseconds of each request */
async function probe(url: string, goesOn: (times: number[]) => boolean): Promise<number[]> {
  const times: number[] = []
  while (goesOn(times)) {
    times.push(await measureTimeToFirstByte(url, { headers: { range: 'bytes=0-65535' } }))
    await sleep(PROBE_MS)
  }
  return times
}
