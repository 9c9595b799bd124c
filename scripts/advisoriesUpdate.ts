import { ROOT } from './environment'
import {
  fetchAdvisories,
  mergeAdvisories,
  readAdvisoryList,
  writeAdvisoryList,
} from './supplyChain/advisories'
import { readLock } from './supplyChain/listProductionPackages'

/**
 * `npm run advisories:update`: brings scripts/supplyChain/advisories.json up to date from the npm
 * registry, which must allow `npm audit`. The file is unchanged when it does not.
 */
const before = readAdvisoryList()
try {
  const current = await fetchAdvisories(ROOT)
  const advisories = mergeAdvisories(before.advisories, current, readLock())
  const updated = new Date().toISOString().slice(0, 10)
  writeAdvisoryList({ updated, source: 'npm audit', advisories })
  console.log(`${advisories.length} advisories, ${current.length} of them of present versions.`)
} catch (error) {
  console.error(`The list is unchanged. ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
