import { randomBytes } from 'node:crypto'
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { trackPeakMemory } from '../../support/trackPeakMemory'
import { download } from '../download'
import type { BenchResult } from '../metrics'
import { toLoadCells, loadColumns } from '../toLoadCells'
import { median, percentile } from '../percentile'
import { DEMO_ISSUES, withSite } from '../site'
import { runWrkWarm } from '../wrk'

const SIZE = 100_000_000
const CHUNKS = 100
const MIB = 1024 * 1024
const PATH = 'regards/mesure/fichier.pdf'
const READERS = 20

/**
 * Uploaded files: one reader, range requests as PDF viewers send them, and many concurrent readers.
 */
export async function measureMedia({ quick }: { quick: boolean }): Promise<BenchResult> {
  const rounds = quick ? 3 : 9
  return withSite(DEMO_ISSUES, async (site) => {
    const file = join(site.mediaDir, PATH)
    mkdirSync(join(file, '..'), { recursive: true })
    // Written in chunks: the whole file in this process's memory would slow down the reader, which
    // shares the process.
    for (let piece = 0; piece < CHUNKS; piece += 1) {
      appendFileSync(file, randomBytes(SIZE / CHUNKS))
    }
    const url = `${site.url}/media/${PATH}`

    await download(url)
    const rates: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const { bytes, seconds } = await download(url)
      rates.push(bytes / 1e6 / seconds)
    }
    const ranges = await runWrkWarm({
      url: site.url,
      paths: [`/media/${PATH}`],
      headers: { Range: 'bytes=50000000-50065535' },
      seconds: quick ? 2 : 10,
    })

    const atRest = await site.memory()
    const watch = trackPeakMemory(site)
    await Promise.all(Array.from({ length: READERS }, () => download(url)))
    const peak = await watch.stop()

    const tables = [
      {
        title: 'A file of 100 MB, one reader',
        columns: [`median of ${rounds}`, 'lowest', 'highest'],
        rows: [
          {
            name: 'whole',
            cells: [
              { value: median(rates), unit: 'MB/s', budget: { atLeast: 300 } },
              { value: percentile(rates, 0), unit: 'MB/s' },
              { value: percentile(rates, 1), unit: 'MB/s' },
            ],
          },
        ],
      },
      {
        title: 'Ranges of 64 KiB of it, 10 connections',
        columns: loadColumns,
        rows: [{ name: 'ranges', cells: toLoadCells(ranges, { rate: { atLeast: 2000 } }) }],
      },
      {
        title: `Memory while ${READERS} readers fetch the whole of it at once`,
        columns: ['before', 'more at the peak'],
        rows: [
          {
            name: 'resident',
            cells: [
              { value: atRest / MIB, unit: 'MB' },
              { value: (peak - atRest) / MIB, unit: 'MB', budget: { atMost: 50 } },
            ],
          },
        ],
      },
    ]
    return { tables, errors: [] }
  })
}
