import { ROOT } from './environment'
import { fetchAdvisories, writeAdvisoryList } from './supplyChain/advisories'

/**
 * `npm run advisories:update`: brings scripts/supplyChain/advisories.json up to date from the npm
 * registry, which must allow `npm audit`. The file is unchanged when it does not.
 */
try {
  const advisories = await fetchAdvisories(ROOT)
  const updated = new Date().toISOString().slice(0, 10)
  writeAdvisoryList({ updated, source: 'npm audit', advisories })
  console.log(`${advisories.length} advisories of the present versions.`)
} catch (error) {
  console.error(`The list is unchanged. ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
