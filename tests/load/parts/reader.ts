import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawPdf } from '../../factories/layout'
import { publishRegard } from '../../factories/regard'
import { setTimeout as sleep } from 'node:timers/promises'
import { client } from '../../support/client'
import { startProduct, type Product } from '../../support/product'
import { readState } from '../../support/readings'
import type { BenchResult } from '../metrics'
import { runWrk } from '../wrk'

const MIB = 1024 * 1024
const LIMIT_MS = 600_000
const POLL_MS = 100
const PROGRAM = 'takePdfApart'

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
      { value: during.p99, unit: 'ms', budget: { atMost: 2 * atRest.p99 } },
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

/** Draws pages in two columns of text around a photograph. */
async function drawMagazine(pages: number): Promise<Buffer> {
  const noise = sharp({
    create: {
      ...{ width: 1200, height: 800, channels: 3, background: '#864' },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
  const photograph = await noise.blur(2).jpeg({ quality: 80 }).toBuffer()
  const line = 'Les danseurs se font face et la vielle mène la ronde. '
  return drawPdf((document) => {
    for (let page = 1; page <= pages; page += 1) {
      document.addPage({ size: 'A4', margin: 50 })
      document.fontSize(28).text(`Danses, ${page}`)
      document.image(photograph, 50, 120, { width: 495 })
      document.fontSize(10).text(line.repeat(50), 50, 470, { columns: 2, height: 320 })
    }
  })
}

/** Resident memory of the child process, in bytes; 0 while there is none, or where /proc is not. */
function readChildMemory(): number {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    return Math.max(0, ...pids.map((pid) => readMemoryOf(join('/proc', pid))))
  } catch {
    return 0
  }
}

function readMemoryOf(folder: string): number {
  try {
    if (!readFileSync(join(folder, 'cmdline'), 'utf8').includes(PROGRAM)) return 0
    const status = readFileSync(join(folder, 'status'), 'utf8')
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
  } catch {
    // It has ended.
    return 0
  }
}
