import semver from 'semver'

import { readAdvisoryList, type Advisory, type AdvisoryList } from './advisories'
import { allowedAdvisories, type AllowedAdvisory } from './exceptions'
import { listProduction, readLock, type LockPackages } from './listProductionPackages'

const DAY_MS = 24 * 60 * 60 * 1000

/** A list that is older says nothing about today's dependencies. */
const MAX_AGE_DAYS = 30

const RED = new Set<Advisory['severity']>(['high', 'critical'])

/** Result of the check, one sentence each. */
export interface AdvisoryReport {
  /** What makes the check red. */
  faults: string[]
  /** What is known and does not: lesser severities, and what is allowed for a time. */
  notes: string[]
}

interface Sources {
  packages?: LockPackages
  list?: AdvisoryList
  allowed?: AllowedAdvisory[]
  now?: Date
}

/**
 * Compares the versions of the production dependencies in package-lock.json with the committed list of
 * advisories. Red: an advisory of high or critical severity that is not allowed, or no longer, an allowance
 * that nothing needs, and a list that is older than 30 days.
 */
export function checkAdvisories({
  packages = readLock(),
  list = readAdvisoryList(),
  allowed = allowedAdvisories,
  now = new Date(),
}: Sources = {}): AdvisoryReport {
  const today = now.toISOString().slice(0, 10)
  const report = reportAge(list, now)
  const needed = new Set<AllowedAdvisory>()
  for (const { advisory, version } of findMatches(packages, list)) {
    const sentence = `${advisory.package} ${version}: ${advisory.severity}, ${advisory.url}`
    const allowance = allowed.find(
      (one) => one.id === advisory.id && one.package === advisory.package,
    )
    if (allowance) needed.add(allowance)
    if (!RED.has(advisory.severity)) report.notes.push(sentence)
    else if (!allowance) report.faults.push(sentence)
    else if (allowance.until < today) {
      report.faults.push(`${sentence} (allowed until ${allowance.until})`)
    } else {
      report.notes.push(`${sentence} (allowed until ${allowance.until}: ${allowance.reason})`)
    }
  }
  const idle = allowed.filter((allowance) => !needed.has(allowance))
  report.faults.push(...idle.map(({ id, package: name }) => `${name}: ${id} is allowed in vain.`))
  return report
}

function findMatches(packages: LockPackages, { advisories }: AdvisoryList) {
  const matches = new Map<string, { advisory: Advisory; version: string }>()
  for (const { name, version = '' } of listProduction(packages)) {
    for (const advisory of advisories) {
      if (advisory.package !== name) continue
      // A range that cannot be read matches: it must not hide a vulnerability.
      const isOutside =
        semver.validRange(advisory.range) !== null &&
        !semver.satisfies(version, advisory.range, { includePrerelease: true })
      if (!isOutside) matches.set(`${advisory.id} ${name} ${version}`, { advisory, version })
    }
  }
  return matches.values()
}

function reportAge({ updated, advisories }: AdvisoryList, now: Date): AdvisoryReport {
  const days = Math.floor((now.getTime() - Date.parse(updated)) / DAY_MS)
  const age = `${advisories.length} advisories, updated ${days} days ago`
  if (days <= MAX_AGE_DAYS) return { faults: [], notes: [age] }
  const renewal =
    'Run `npm run advisories:update` where the registry allows `npm audit`, and commit the list'
  return { faults: [`${age}, ${MAX_AGE_DAYS} at most. ${renewal}.`], notes: [] }
}
