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

const files = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /^(?:cms|model|soak)\/.+\.test\.ts$/.test(name))
  .map((name) => join('tests', name))
  .filter((file) => /\b(?:soak|seeded)Rounds\b/.test(readFileSync(join(root, file), 'utf8')))
process.argv.splice(2, 0, ...files, '--keep-going')
await import('./test')
