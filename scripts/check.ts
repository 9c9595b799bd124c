/**
 * `npm run check`: format, lint, boundaries, unused code, types, stale generated files, and known
 * vulnerabilities and licences of the dependencies. Runs all steps, two at a time, even when one fails,
 * and prints a summary. Prettier caches its results in
 * .cache; a fresh clone, such as CI's, has no cache.
 */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { format } from 'prettier'
import { runConcurrently } from './runConcurrently'
import { checkAdvisories } from './supplyChain/checkAdvisories'
import { checkLicences } from './supplyChain/checkLicences'

const root = resolve(import.meta.dirname, '..')

/** Result of a step: whether it passed, and its output. */
type StepResult = { ok: boolean; output: string }

type Step = { name: string; check: () => Promise<StepResult> }

/** Files generated from Payload's configuration, with the npm script that writes each. */
const generated = [
  { file: 'cms/src/payload-types.ts', script: 'generate:types' },
  { file: 'cms/src/app/(payload)/admin/importMap.js', script: 'generate:importmap' },
]

/** Steps that regenerate these files, and one that does not read them and may run beside them. */
const generatedSteps: Step[] = [
  {
    name: 'format',
    check: () => npx('prettier', '--check', '--log-level', 'warn', ...PRETTIER_CACHE, '.'),
  },
  {
    name: 'generated files',
    check: async () => {
      const types = await checkGenerated()
      const migrations = await checkMigrations()
      const output = [types, migrations].map(({ output }) => output.trim()).join('\n')
      return { ok: types.ok && migrations.ok, output }
    },
  },
]

const steps: Step[] = [
  { name: 'lint', check: () => npx('oxlint') },
  ...['tests', 'cms', 'web', 'tools/demo', '.'].map((project) => ({
    name: `types: ${project === '.' ? 'scripts' : project}`,
    check: () => runCommand(process.execPath, [compiler, '-p', project]),
  })),
  {
    name: 'boundaries',
    check: () => npx('depcruise', '--config', '.dependency-cruiser.cjs', ...PARTS),
  },
  { name: 'unused code', check: () => npx('knip') },
  {
    name: 'advisories',
    check: () => {
      const { faults, notes } = checkAdvisories()
      return Promise.resolve({
        ok: faults.length === 0,
        output: [...faults, ...notes].join('\n'),
      })
    },
  },
  {
    name: 'licences',
    check: () => {
      const faults = checkLicences()
      return Promise.resolve({ ok: faults.length === 0, output: faults.join('\n') })
    },
  },
]

/** TypeScript 7, ten times as fast as the TypeScript 5 that Next and other tools need. */
const compiler = join(root, 'node_modules', 'typescript7', 'bin', 'tsc')

const CONCURRENCY = 2

const PRETTIER_CACHE = ['--cache', '--cache-location', '.cache/check/prettier']

const PARTS = ['cms', 'web', 'tests', 'tools', 'scripts']

async function main() {
  const outcomes = [
    ...(await runConcurrently(generatedSteps.map(toTask), CONCURRENCY)),
    ...(await runConcurrently(steps.map(toTask), CONCURRENCY)),
  ]

  const failed = outcomes.filter(({ ok }) => !ok).map(({ name }) => name)
  console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}.`)
  process.exitCode = failed.length === 0 ? 0 : 1
}

function toTask({ name, check }: Step): () => Promise<{ name: string; ok: boolean }> {
  return async () => {
    const start = Date.now()
    const { ok, output } = await check()
    const seconds = ((Date.now() - start) / 1000).toFixed(0)
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
    // A step that passed may have printed warnings.
    if (output.trim()) console.log(`${output.trimEnd()}\n`)
    return { name, ok }
  }
}

/** Regenerates the files, compares them with the committed ones, and restores those. */
async function checkGenerated(): Promise<StepResult> {
  const stale: string[] = []
  for (const { file, script } of generated) {
    const path = join(root, file)
    const before = existsSync(path) ? readFileSync(path) : undefined
    try {
      const { ok, output } = await payload(script)
      if (!ok) return { ok, output: `npm run ${script} -w cms failed:\n${output}` }
      if (!before || !(await isSameCode(file, before, readFileSync(path)))) {
        stale.push(`${file} is stale: run \`npm run ${script} -w cms\` and commit it.`)
      }
    } finally {
      if (before) writeFileSync(path, before)
      else rmSync(path, { force: true })
    }
  }
  return { ok: stale.length === 0, output: stale.join('\n') }
}

/**
 * Runs `migrate:create`, which writes a migration only when the schema changed, and deletes that
 * migration.
 */
async function checkMigrations(): Promise<StepResult> {
  const dir = join(root, 'cms/src/infrastructure/database/migrations')
  const before = new Map(readdirSync(dir).map((name) => [name, readFileSync(join(dir, name))]))
  try {
    const { ok, output } = await payload('migrate:create', '--', '--skip-empty')
    if (!ok) return { ok, output: `npm run migrate:create failed:\n${output}` }
    const isStale = readdirSync(dir).some((name) => !before.has(name))
    return {
      ok: !isStale,
      output: isStale ? 'The schema changed: run `npm run migrate:create` and commit it.' : '',
    }
  } finally {
    for (const name of readdirSync(dir)) if (!before.has(name)) rmSync(join(dir, name))
    for (const [name, bytes] of before) writeFileSync(join(dir, name), bytes)
  }
}

/** Runs a Payload command on the embedded set-up, with a data folder of its own. */
function payload(script: string, ...args: string[]): Promise<StepResult> {
  return runCommand('npm', ['run', '--silent', script, '-w', 'cms', ...args], {
    DATABASE_URL: '',
    S3_BUCKET: '',
    DATA_DIR: '.cache/check-data',
  })
}

/** Whether two versions of a file differ in formatting only. */
async function isSameCode(file: string, before: Buffer, after: Buffer): Promise<boolean> {
  const [one, other] = await Promise.all(
    [before, after].map((code) => format(code.toString(), { filepath: file })),
  )
  return one === other
}

function npx(command: string, ...args: string[]): Promise<StepResult> {
  return runCommand(join(root, 'node_modules', '.bin', command), args)
}

function runCommand(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<StepResult> {
  return new Promise((settle) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (chunk: Buffer) => (output += chunk.toString())
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', (error) => settle({ ok: false, output: error.message }))
    child.once('close', (code) => settle({ ok: code === 0, output }))
  })
}

await main()
