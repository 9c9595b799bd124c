import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFaultSite, type FaultSite } from '../../faults/faultSite'
import { faultsOfServers } from '../../faults/kinds/ofServers'
import { runFault } from '../../faults/runFault'
import { createRandom } from '../../support/seededRounds'

/** Short form of `npm run test:faults`: one fault, with a constant seed, without the slowest work. */
const SEED = 20_261_126
const NAME = 'storage full (507)'

let site: FaultSite

beforeAll(async () => {
  site = await startFaultSite('production')
})
afterAll(() => site.stop())

test('while the storage takes no file, nothing is lost, wrong or half-made, and pages are shown', async () => {
  const fault = faultsOfServers.find(({ name }) => name === NAME)
  if (!fault) throw new Error(`There is no fault "${NAME}"`)
  const { wrong } = await runFault(site, fault, createRandom(`${NAME} ${SEED}`), { isShort: true })

  expect(wrong).toEqual([])
})
