import { setTimeout as sleep } from 'node:timers/promises'
import { client, type Client } from '../../support/client'
import type { Findings } from '../figures'
import { manyRequests, timeToFirstByte } from '../manyRequests'
import { median, percentile } from '../percentile'
import { DEMO_ISSUES, withSite } from '../site'

const PROBE_MS = 100
const BEFORE = 20

/** Of what is counted, visits take the most: they count for their day too. */
const visit = { method: 'POST', headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' } }

/** Openings at once, each of which counts, and the PDF that they open meanwhile. */
export async function measureViews({ quick }: { quick: boolean }): Promise<Findings> {
  const count = quick ? 500 : 10_000
  return withSite(DEMO_ISSUES, async (site) => {
    const { id, numero, pdf } = await site.newest()
    const administrator = await client(site.url).as('administrateur')
    const openings = `${site.url}/api/regards/numero/${numero}/vue`
    await manyRequests(openings, { ...visit, count: 50, atOnce: 10 })

    const before = await countOf(administrator, id)
    const atRest = await probe(`${site.url}${pdf.url}`, (times) => times.length < BEFORE)
    let isOver = false
    const meanwhile = probe(`${site.url}${pdf.url}`, () => !isOver)
    const posted = manyRequests(openings, { ...visit, count, atOnce: 50 })
    const { times, seconds } = await posted.finally(() => (isOver = true))
    const underLoad = await meanwhile
    const counted = (await countOf(administrator, id)) - before

    const tables = [
      {
        title: `${count.toLocaleString('en')} openings, 50 at once`,
        columns: ['counted', 'openings', 'p50', 'p99'],
        rows: [
          {
            name: 'POST vue',
            cells: [
              // Neither more nor fewer.
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
        rows: [row('at rest', atRest), row('while the openings are counted', underLoad)],
      },
    ]
    return { tables, faults: [] }
  })
}

const exactly = (count: number, counted: number) =>
  counted > count ? { atMost: count } : { atLeast: count }

const row = (name: string, times: number[]) => ({
  name,
  cells: [
    { value: median(times), unit: 'ms' },
    { value: percentile(times, 0.99), unit: 'ms' },
  ],
})

async function countOf(administrator: Client, id: string): Promise<number> {
  const { json } = await administrator.get<{ nombreDeVue?: number }>(`/api/regards/${id}`)
  if (json.nombreDeVue === undefined) throw new Error('The count of openings is not told')
  return json.nombreDeVue
}

/** Asks for the beginning of a file now and then. @returns milliseconds */
async function probe(url: string, goesOn: (times: number[]) => boolean): Promise<number[]> {
  const times: number[] = []
  while (goesOn(times)) {
    times.push(await timeToFirstByte(url, { headers: { range: 'bytes=0-65535' } }))
    await sleep(PROBE_MS)
  }
  return times
}
