/**
 * `npm run test:faults [-- --seed N --setup embedded|production --only text]`: strikes the product, at
 * work on real servers, with one fault after the other, and prints for each whether the product kept
 * what it had acknowledged, and how soon everything worked again. Exits with 1 when something did not
 * hold. The seed repeats a run: the moments and the lengths of the faults, the sizes of the chunks.
 */
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../scripts/build'
import { prepareTools } from '../../scripts/test/prepareTools'
import { renderTable } from '../load/renderTable'
import { createRandom } from '../support/seededRounds'
import { setups, type Setup } from '../support/setups'
import { startFaultSite } from './faultSite'
import type { Fault } from './kinds/Fault'
import { faultsOfDisk } from './kinds/ofDisk'
import { faultsOfProcess } from './kinds/ofProcess'
import { faultsOfServers } from './kinds/ofServers'
import { runFault } from './runFault'

const ALL: Fault[] = [...faultsOfProcess, ...faultsOfServers, ...faultsOfDisk]

const print = (text: string) => void process.stdout.write(`${text}\n`)

function readOptions() {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: String(randomInt(2 ** 31)) },
      setup: { type: 'string' },
      only: { type: 'string', default: '' },
    },
  })
  const chosen = setups.filter((setup) => values.setup === undefined || setup === values.setup)
  const faults = ALL.filter(({ name }) => name.includes(values.only))
  if (chosen.length === 0 || faults.length === 0) {
    throw new Error(
      `npm run test:faults -- [--seed N] [--setup embedded|production] [--only ${ALL.map(({ name }) => `"${name}"`).join('|')}]`,
    )
  }
  return { seed: Number(values.seed), chosen, faults }
}

type Row = { name: string; cells: string[]; isHeld: boolean }

async function strikeAll(setup: Setup, faults: Fault[], seed: number): Promise<Row[]> {
  const rows: Row[] = []
  const site = await startFaultSite(setup)
  try {
    for (const fault of faults.filter(({ setups: has }) => has.includes(setup))) {
      const { name, obstacle } = fault
      if (obstacle) {
        rows.push({ name, cells: [setup, `not tried: ${obstacle}`, ''], isHeld: true })
        continue
      }
      const { wrong, recoverySeconds } = await runFault(
        site,
        fault,
        createRandom(`${setup} ${name} ${seed}`),
      )
      for (const each of wrong) print(`  ${setup}, ${name}: ${each}`)
      const isHeld = wrong.length === 0
      const cells = [setup, isHeld ? 'held' : 'NOT HELD', `${recoverySeconds.toFixed(1)} s`]
      rows.push({ name, cells, isHeld })
      print(`${name}: ${cells.join(', ')}`)
    }
  } finally {
    await site.stop()
  }
  return rows
}

async function main(): Promise<number> {
  const { seed, chosen, faults } = readOptions()
  await ensureBuilt()
  if (chosen.includes('production')) {
    const needs = new Set(['mongod', 'versitygw'] as const)
    const missing = await prepareTools(needs, new AbortController().signal)
    if (missing.has('mongod') || missing.has('versitygw')) return 1
  }
  print(`--seed ${seed}`)
  const rows: Row[] = []
  for (const setup of chosen) rows.push(...(await strikeAll(setup, faults, seed)))
  const columns = ['set-up', 'what must hold', 'recovery']
  print(`\n${renderTable({ title: `--seed ${seed}`, columns, rows })}`)
  return rows.every(({ isHeld }) => isHeld) ? 0 : 1
}

// The servers of the production set-up end with this process.
process.exit(await main())
