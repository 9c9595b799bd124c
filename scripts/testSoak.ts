/**
 * `npm run test:soak [-- options of npm test]`: the tests that look for races (tests/cms/soak), with
 * many rounds and new seeds, on both set-ups. SOAK_ROUNDS and SOAK_SEED repeat a run.
 */
import { randomInt } from 'node:crypto'

process.env.SOAK_ROUNDS ??= '30'
process.env.SOAK_SEED ??= String(randomInt(2 ** 31))
console.log(`SOAK_SEED=${process.env.SOAK_SEED} SOAK_ROUNDS=${process.env.SOAK_ROUNDS}`)
process.argv.splice(2, 0, 'tests/cms/soak')
await import('./test')
