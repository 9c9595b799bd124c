/**
 * `npm run test:soak [-- options of npm test]`: runs the tests that look for races by repetition (those
 * that call `soakRounds` or `seededRounds`) with many rounds and new seeds, without stopping at failures.
 * SOAK_ROUNDS and SOAK_SEED repeat a run.
 */
import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

process.env.SOAK_ROUNDS ??= '30'
process.env.SOAK_SEED ??= String(randomInt(2 ** 31))
console.log(`SOAK_SEED=${process.env.SOAK_SEED} SOAK_ROUNDS=${process.env.SOAK_ROUNDS}`)

const files = readdirSync(join(root, 'tests/cms'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => join('tests/cms', name))
  .filter((file) => /\b(?:soak|seeded)Rounds\b/.test(readFileSync(join(root, file), 'utf8')))
process.argv.splice(2, 0, ...files, '--keep-going')
await import('./test')
