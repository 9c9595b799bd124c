/**
 * `npm run check`: format, lint, boundaries, unused code, types, stale generated files. Runs every
 * step even when one fails, and ends with a summary.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/** What a step found: whether all is well, and what it has to say. */
type Outcome = { ok: boolean; output: string }

type Step = { name: string; check: () => Promise<Outcome> }

/** Files that Payload writes from its configuration, and the command that writes each. */
const generated = [
  { file: 'cms/src/payload-types.ts', script: 'generate:types' },
  { file: 'cms/src/app/(payload)/admin/importMap.js', script: 'generate:importmap' },
]

const steps: Step[] = [
  { name: 'format', check: () => npx('prettier', '--check', '--log-level', 'warn', '.') },
  { name: 'lint', check: () => npx('eslint', '.') },
  {
    name: 'boundaries',
    check: () =>
      npx('depcruise', '--config', '.dependency-cruiser.cjs', 'cms', 'web', 'tests', 'scripts'),
  },
  { name: 'unused code', check: () => npx('knip') },
  { name: 'types: scripts', check: () => npx('tsc', '-p', '.') },
  { name: 'types: cms', check: () => npx('tsc', '-p', 'cms') },
  { name: 'types: web', check: () => npx('tsc', '-p', 'web') },
  { name: 'types: tests', check: () => npx('tsc', '-p', 'tests') },
  { name: 'generated files', check: checkGenerated },
]

async function main() {
  const outcomes: { name: string; ok: boolean }[] = []
  for (const { name, check } of steps) {
    const start = Date.now()
    const { ok, output } = await check()
    const seconds = ((Date.now() - start) / 1000).toFixed(0)
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
    // A step that passed may still have warnings to show.
    if (output.trim()) console.log(`${output.trimEnd()}\n`)
    outcomes.push({ name, ok })
  }

  const failed = outcomes.filter(({ ok }) => !ok).map(({ name }) => name)
  console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}.`)
  process.exitCode = failed.length === 0 ? 0 : 1
}

/** Writes the generated files anew, compares them with what was there, and puts that back. */
async function checkGenerated(): Promise<Outcome> {
  const stale: string[] = []
  for (const { file, script } of generated) {
    const path = join(root, file)
    const before = existsSync(path) ? readFileSync(path) : undefined
    try {
      const { ok, output } = await runCommand('npm', ['run', '--silent', script, '-w', 'cms'])
      if (!ok) return { ok, output: `npm run ${script} -w cms failed:\n${output}` }
      if (!before?.equals(readFileSync(path))) {
        stale.push(`${file} is stale: run \`npm run ${script} -w cms\` and commit it.`)
      }
    } finally {
      if (before) writeFileSync(path, before)
      else rmSync(path, { force: true })
    }
  }
  return { ok: stale.length === 0, output: stale.join('\n') }
}

function npx(command: string, ...args: string[]): Promise<Outcome> {
  return runCommand(join(root, 'node_modules', '.bin', command), args)
}

function runCommand(command: string, args: string[]): Promise<Outcome> {
  return new Promise((settle) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
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
