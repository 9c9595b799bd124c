/**
 * `npm test [-- suite …]`: builds what is not built, gets the tools that the suites need, runs each
 * suite in its own runner, and ends with one line of totals.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { findChromium } from '../tests/support/chromium'
import { findMongod } from '../tests/support/mongod'
import { findNginx } from '../tests/support/nginx'
import { repoRoot } from '../tests/support/paths'
import { findVersitygw } from '../tests/support/s3'
import { chooseSuites, type Need, type Suite } from './suites'
import {
  closingLine,
  playwrightTotals,
  sumTotals,
  totalsOfFault,
  vitestTotals,
  type RunnerEnd,
  type Totals,
} from './totals'

const testsDir = join(repoRoot, 'tests')
const reportsDir = join(repoRoot, '.cache', 'test-reports')

/** How each tool is found or fetched, and the variable that tells the runners where it is. */
const tools: Record<Exclude<Need, 'build'>, { find: () => Promise<string>; variable: string }> = {
  mongod: { find: findMongod, variable: 'MONGOD_BINARY' },
  versitygw: { find: findVersitygw, variable: 'VERSITYGW_BINARY' },
  nginx: { find: findNginx, variable: 'NGINX_BINARY' },
  chromium: { find: findChromium, variable: 'CHROMIUM_PATH' },
}

async function main() {
  const chosen = chooseSuites(process.argv.slice(2))
  const missing = await provide(new Set(chosen.flatMap(({ needs }) => needs)))

  const all: Totals[] = []
  for (const suite of chosen) {
    const lacking = suite.needs.filter((need) => missing.has(need))
    console.log(`\n── ${suite.name} ──`)
    const totals =
      lacking.length > 0
        ? totalsOfFault(`not run for want of ${lacking.join(' and ')}: see above`)
        : await run(suite)
    for (const fault of totals.faults) console.log(`${suite.name}: ${fault}`)
    all.push(totals)
  }

  console.log('\n── Totals ──')
  chosen.forEach((suite, index) => {
    const totals = all[index]
    if (totals) console.log(`${suite.name.padEnd(16)}${closingLine(totals)}`)
    // Told again here: of a long run, often only the end is kept.
    for (const failure of totals?.failures ?? []) console.log(`  ✗ ${failure}`)
  })
  return sumTotals(all)
}

/** Builds and fetches. Each thing that cannot be had is told in a line, and given back. */
async function provide(needs: Set<Need>): Promise<Set<Need>> {
  const missing = new Set<Need>()
  for (const need of needs) {
    try {
      if (need === 'build') {
        const { ensureBuilt } = await import('./build')
        await ensureBuilt()
      } else {
        const { find, variable } = tools[need]
        const path = await find()
        process.env[variable] = path
        console.log(`${need}: ${path}`)
      }
    } catch (error) {
      missing.add(need)
      console.error(error instanceof Error ? error.message : String(error))
    }
  }
  return missing
}

async function run(suite: Suite): Promise<Totals> {
  mkdirSync(reportsDir, { recursive: true })
  const reportFile = join(reportsDir, `${suite.name}.json`)
  rmSync(reportFile, { force: true })

  const exitCode = await runRunner(suite, reportFile)
  const end: RunnerEnd = { exitCode, report: readReport(reportFile) }
  return suite.runner === 'vitest' ? vitestTotals(end) : playwrightTotals(end)
}

function runRunner({ runner, project }: Suite, reportFile: string): Promise<number | undefined> {
  const require = createRequire(join(testsDir, 'package.json'))
  const programIn = (packageName: string, file: string) =>
    join(dirname(require.resolve(`${packageName}/package.json`)), file)
  const args =
    runner === 'vitest'
      ? [
          ...[
            programIn('vitest', 'vitest.mjs'),
            'run',
            '--config',
            join(testsDir, 'vitest.config.ts'),
          ],
          ...['--project', project, '--allowOnly=false'],
          ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
        ]
      : [
          ...[programIn('@playwright/test', 'cli.js'), 'test'],
          ...['--config', join(testsDir, 'e2e', 'playwright.config.ts'), '--project', project],
          ...['--reporter=list,json'],
        ]
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: testsDir,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
      },
    })
    const forward = () => child.kill('SIGTERM')
    process.once('SIGTERM', forward)
    child.once('error', () => resolve(undefined))
    child.once('close', (code) => {
      process.off('SIGTERM', forward)
      resolve(code ?? undefined)
    })
  })
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // No report: the totals count that as a failure.
    return undefined
  }
}

const totals = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return totalsOfFault('npm test itself failed')
})
process.exitCode = totals.failed === 0 ? 0 : 1
console.log(`\n${closingLine(totals)}`)
