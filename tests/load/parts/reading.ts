import { PICTURE_WIDTHS } from '@regards/contract/limits'
import { publishReadable } from '../../factories/readablePages'
import { client } from '../../support/client'
import { withBrowser } from '../browser'
import { lighthouse, type Report } from '../lighthouse'
import { measurePageWeight } from '../measurePageWeight'
import type { BenchResult, Cell, Table } from '../metrics'
import { median } from '../percentile'
import { DEMO_ISSUES, withSite } from '../site'
import { measureColdTurn, swipeThrough } from '../turnPages'
import { measureInteraction } from './interactions'

const PAGES = 40
/** As the product makes them (drawPage.ts). */
const QUALITY = 50
const NUMERO = 900
const PATH = `/regards/${NUMERO}/lire`

/** About as many words as a printed page has. */
const WORDS = 'Les violoneux menaient les noces et marquaient la mesure du pied au bal. '.repeat(20)

/** The reader on a telephone: Lighthouse, weight, and a turn to a page that is loaded ahead. */
export async function measureReading({ quick }: { quick: boolean }): Promise<BenchResult> {
  const rounds = quick ? 1 : 5
  const table: Table = {
    title: `Reader of an issue of ${PAGES} pages, on a telephone, median of ${rounds}`,
    columns: ['measured'],
    rows: [],
  }
  const add = (name: string, cell: Cell) => void table.rows.push({ name, cells: [cell] })

  await withSite(DEMO_ISSUES, async (site) => {
    const administrator = await client(site.url).as('administrateur')
    const pages = Array<string>(PAGES).fill(WORDS.trim())
    await publishReadable(site, administrator, {
      ...{ numero: NUMERO, titre: 'Banc d’essai', pages },
      ...{ tailles: PICTURE_WIDTHS, quality: QUALITY },
    })

    const reports: Report[] = []
    for (let round = 0; round < rounds; round += 1)
      reports.push(await lighthouse(`${site.url}${PATH}`))
    const of = (read: (report: Report) => number) => median(reports.map(read))
    add('performance', { value: of((it) => it.performance), unit: '', budget: { atLeast: 99 } })
    add('accessibility', {
      value: of((it) => it.accessibility),
      unit: '',
      budget: { atLeast: 100 },
    })
    add('best practices', {
      value: of((it) => it['best-practices']),
      unit: '',
      budget: { atLeast: 100 },
    })
    add('SEO', { value: of((it) => it.seo), unit: '', budget: { atLeast: 100 } })
    add('LCP', { value: of((it) => it.lcp) / 1000, unit: 's', budget: { atMost: 1.55 } })
    add('CLS', { value: of((it) => it.cls), unit: '', budget: { atMost: 0 } })

    await withBrowser(async (browser) => {
      const weight = await measurePageWeight(browser, `${site.url}${PATH}`)
      add('script', { value: weight.scriptBytes / 1000, unit: 'kB', budget: { atMost: 130 } })
      add('everything', { value: weight.bytes / 1000, unit: 'kB' })
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        times.push(
          await measureInteraction(browser, site.url, {
            path: `${PATH}/2`,
            find: (page) => page.getByRole('link', { name: 'Page suivante' }),
          }),
        )
      }
      add('next page, loaded ahead, processor 4 × slower', {
        value: median(times),
        unit: 'ms',
        budget: { atMost: 150 },
      })
      const cold: number[] = []
      for (let round = 0; round < rounds; round += 1)
        cold.push(await measureColdTurn(browser, `${site.url}${PATH}/2`, 3))
      add('next page, not loaded ahead, slow 4G', {
        value: median(cold),
        unit: 'ms',
        budget: { atMost: 1_200 },
      })
      const { memory, memoryWithCache, longestTask } = await swipeThrough(
        browser,
        `${site.url}${PATH}`,
        PAGES,
      )
      add(`memory of the tab after ${PAGES} pages`, {
        value: memory / 1e6,
        unit: 'MB',
        budget: { atMost: 150 },
      })
      add('with the pictures that the browser keeps decoded until it needs the memory', {
        value: memoryWithCache / 1e6,
        unit: 'MB',
      })
      add('longest task of the swipes, processor 4 × slower; 0: below 50', {
        value: longestTask,
        unit: 'ms',
        budget: { atMost: 50 },
      })
    })
  })
  return { tables: [table], errors: [] }
}
