import { setTimeout as sleep } from 'node:timers/promises'
import { publishRegard } from '../../factories/regard'
import { client } from '../../support/client'
import { startProduct, type Product } from '../../support/product'
import { readState } from '../../support/readings'
import { drawMagazine } from '../drawMagazine'
import type { BenchResult } from '../metrics'
import { readChildMemory } from '../readChildMemory'
import { runWrk } from '../wrk'

const MIB = 1024 * 1024
const LIMIT_MS = 600_000
const POLL_MS = 100

/** Time and memory of the preparation of an issue, and what visitors feel of it. */
export async function measureReader({ quick }: { quick: boolean }): Promise<BenchResult> {
  const pages = quick ? 6 : 60
  const seconds = quick ? 2 : 8
  return withProduct(async (site) => {
    const pdf = await drawMagazine(pages)
    const admin = await client(site.url).as('administrateur')
    const visit = () => runWrk({ url: site.url, paths: ['/', '/regards'], seconds })
    await visit()
    const atRest = await visit()
    const memoryBefore = await site.memory()

    const { id } = await publishRegard(admin, { pdf })
    const began = performance.now()
    let peak = 0
    let isVisited = false
    let during = atRest
    for (;;) {
      await sleep(POLL_MS)
      peak = Math.max(peak, readChildMemory())
      const state = await readState(admin, id)
      if (state?.etat === 'prete') break
      if (state?.etat === 'indisponible') throw new Error(`Not prepared: ${state.raison}`)
      if (performance.now() - began > LIMIT_MS) throw new Error('The preparation takes too long')
      if (state?.etat === 'enCours' && !isVisited) {
        isVisited = true
        during = await visit()
      }
    }
    const taken = (performance.now() - began) / 1000
    const cells = [
      { value: taken, unit: 's', budget: { atMost: quick ? 20 : 90 } },
      { value: peak / MIB, unit: 'MB', budget: { atMost: 500 } },
      { value: (await site.memory()) / memoryBefore, unit: '×', budget: { atMost: 1.1 } },
      { value: atRest.p99, unit: 'ms' },
      { value: during.p99, unit: 'ms', budget: { atMost: 2.5 * atRest.p99 } },
    ]
    const table = {
      title: `Preparation of an issue of ${pages} pages (${Math.round(pdf.length / MIB)} MB)`,
      columns: ['time', 'child, at most', 'server ÷ before', 'visitors’ p99 at rest', 'meanwhile'],
      rows: [{ name: 'a magazine in two columns, a photograph a page', cells }],
    }
    return { tables: [table], errors: [] }
  })
}

async function withProduct<T>(use: (product: Product) => Promise<T>): Promise<T> {
  const product = await startProduct({ setup: 'embedded', env: { PREPARE_READING: '1' } })
  try {
    return await use(product)
  } finally {
    await product.stop()
  }
}
