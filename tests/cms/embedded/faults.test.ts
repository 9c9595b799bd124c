import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFaultSite, type FaultSite } from '../../faults/faultSite'
import { faultsOfDisk } from '../../faults/kinds/ofDisk'
import { runFault } from '../../faults/runFault'
import { createRandom } from '../../support/seededRounds'

/** Short form of `npm run test:faults`: one fault, with a constant seed, without the slowest work. */
const SEED = 20_261_126
const NAME = 'database locked for 3 s'

let site: FaultSite

beforeAll(async () => {
  site = await startFaultSite('embedded')
})
afterAll(() => site.stop())

test('while another process has the database, nothing is lost, wrong or half-made, and pages are shown', async () => {
  const fault = faultsOfDisk.find(({ name }) => name === NAME)
  if (!fault) throw new Error(`There is no fault "${NAME}"`)
  const { wrong } = await runFault(site, fault, createRandom(`${NAME} ${SEED}`), { isShort: true })

  expect(wrong).toEqual([])
})
