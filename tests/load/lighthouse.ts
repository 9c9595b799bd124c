import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumFlags, findChromium } from '../support/chromium'
import { failureLine, runCommand } from '../support/commands'
import { makeTempDir } from '../support/paths'
import { installNpmTool } from './installNpmTool'

const LIMIT_MS = 180_000

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
} as const

/** What a browser transfers, in kB of 1,000 bytes: as sent, with headers. */
type Transfers = {
  html: number
  script: number
  /** Requests that ended before the largest paint of the run itself, without throttling. */
  requestsBeforeLcp: number
  bytesBeforeLcp: number
}

/** Scores from 0 to 100; times in milliseconds. */
export type Report = Record<(typeof categories)[number] | keyof typeof audits, number> & Transfers

type RawRequest = {
  url?: string
  resourceType?: string
  transferSize?: number
  networkEndTime?: number
}

type RawReport = {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null } | undefined>
  audits: Record<string, { numericValue?: number; details?: { items?: object[] } } | undefined>
}

/** Runs Lighthouse once with its defaults: a mobile device on simulated slow 4G. */
export async function lighthouse(url: string): Promise<Report> {
  const tool = await installNpmTool(['lighthouse@12.8.2'])
  const dir = makeTempDir('lighthouse')
  try {
    const file = join(dir, 'report.json')
    const { ok, output } = await runCommand(
      process.execPath,
      [
        join(tool, 'node_modules', 'lighthouse', 'cli', 'index.js'),
        ...[url, '--quiet', '--output=json', `--output-path=${file}`],
        `--only-categories=${categories.join(',')}`,
        `--chrome-flags=--headless=new ${chromiumFlags.join(' ')}`,
      ],
      { timeoutMs: LIMIT_MS, env: { CHROME_PATH: await findChromium() } },
    )
    if (!ok) throw new Error(`Lighthouse: ${failureLine(output)}`)
    return readReport(JSON.parse(readFileSync(file, 'utf8')) as RawReport)
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

function readReport(report: RawReport): Report {
  if (report.runtimeError) throw new Error(`Lighthouse: ${report.runtimeError.message}`)
  const scores = categories.map((name) => [name, (report.categories[name]?.score ?? NaN) * 100])
  const times = Object.entries(audits).map(([name, audit]) => [
    name,
    report.audits[audit]?.numericValue ?? NaN,
  ])
  return { ...Object.fromEntries([...scores, ...times]), ...readTransfers(report) } as Report
}

function readTransfers({ audits: found }: RawReport): Transfers {
  const requests = (found['network-requests']?.details?.items ?? []) as RawRequest[]
  const [paints] = (found.metrics?.details?.items ?? []) as {
    observedLargestContentfulPaint?: number
  }[]
  const lcp = paints?.observedLargestContentfulPaint ?? NaN
  // Lighthouse lists `data:` URLs too, which nobody requests.
  const before = requests.filter(
    ({ url, networkEndTime = Infinity }) => !url?.startsWith('data:') && networkEndTime <= lcp,
  )
  const ofType = (type: string) => requests.filter(({ resourceType }) => resourceType === type)
  return {
    html: sumKilobytes(ofType('Document')),
    script: sumKilobytes(ofType('Script')),
    requestsBeforeLcp: before.length,
    bytesBeforeLcp: sumKilobytes(before),
  }
}

const sumKilobytes = (requests: RawRequest[]): number =>
  requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000
