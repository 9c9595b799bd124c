/**
 * `npm run test:soak [-- options of npm test]`: runs the race condition tests (tests/cms/soak, and
 * files that use `soakRounds`) with many rounds and new seeds, without stopping at failures.
 * SOAK_ROUNDS and SOAK_SEED repeat a run.
 */
import { randomInt } from 'node:crypto'

process.env.SOAK_ROUNDS ??= '30'
process.env.SOAK_SEED ??= String(randomInt(2 ** 31))
console.log(`SOAK_SEED=${process.env.SOAK_SEED} SOAK_ROUNDS=${process.env.SOAK_ROUNDS}`)
process.argv.splice(
  2,
  0,
  'tests/cms/soak',
  'tests/cms/both/listedRegards.test.ts',
  'tests/cms/both/users.test.ts',
  'tests/cms/production/sharedUpload.test.ts',
  'tests/cms/production/twoProcesses.test.ts',
  '--keep-going',
)
await import('./test')
