import { setTimeout as sleep } from 'node:timers/promises'
import { publishRegard } from '../../factories/regard'
import { client, type Client } from '../../support/client'
import { startProduct, type Product } from '../../support/product'
import { readState } from '../../support/readings'
import { drawMagazine } from '../drawMagazine'
import type { BenchResult } from '../metrics'
import { readChildMemory } from '../readChildMemory'
import { runWrk } from '../wrk'

const MIB = 1024 * 1024
const LIMIT_MS = 600_000
const POLL_MS = 100

/** Time and memory of the preparation of an issue at rest, and what visitors feel of another one. */
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

    const rested = await prepare(admin, pdf)
    let during: Promise<{ p99: number }> | undefined
    await prepare(admin, pdf, () => {
      during ??= visit()
    })
    const cells = [
      { value: rested.firstPage, unit: 's', budget: { atMost: 2 } },
      { value: rested.whole, unit: 's', budget: { atMost: quick ? 20 : 25 } },
      { value: rested.memory / MIB, unit: 'MB', budget: { atMost: 500 } },
      { value: (await site.memory()) / memoryBefore, unit: '×', budget: { atMost: 1.1 } },
      { value: atRest.p99, unit: 'ms' },
      { value: (await during)?.p99 ?? NaN, unit: 'ms', budget: { atMost: 2.5 * atRest.p99 } },
    ]
    const table = {
      title: `Preparation of an issue of ${pages} pages with a photograph each (${Math.round(pdf.length / MIB)} MB)`,
      columns: [
        ...['first page', 'whole', 'child, at most', 'server ÷ before'],
        ...['visitors’ p99 at rest', 'meanwhile'],
      ],
      rows: [{ name: 'a magazine in two columns', cells }],
    }
    return { tables: [table], errors: [] }
  })
}

/**
 * Publishes an issue and waits until it is prepared.
 * @param onProgress called again and again while pages are made
 * @returns times from the publication in seconds, and the memory of the child process at most, in bytes
 */
async function prepare(admin: Client, pdf: Buffer, onProgress: () => void = () => undefined) {
  const { id } = await publishRegard(admin, { pdf })
  const began = performance.now()
  const passed = () => (performance.now() - began) / 1000
  let memory = 0
  let firstPage: number | undefined
  for (;;) {
    await sleep(POLL_MS)
    memory = Math.max(memory, readChildMemory())
    const state = await readState(admin, id)
    if (state && state.pagesTraitees > 0) firstPage ??= passed()
    if (state?.etat === 'prete')
      return { firstPage: firstPage ?? passed(), whole: passed(), memory }
    if (state?.etat === 'indisponible') throw new Error(`Not prepared: ${state.raison}`)
    if (passed() * 1000 > LIMIT_MS) throw new Error('The preparation takes too long')
    if (state?.etat === 'enCours') onProgress()
  }
}

async function withProduct<T>(use: (product: Product) => Promise<T>): Promise<T> {
  const product = await startProduct({ setup: 'embedded', env: { PREPARE_READING: '1' } })
  try {
    return await use(product)
  } finally {
    await product.stop()
  }
}
