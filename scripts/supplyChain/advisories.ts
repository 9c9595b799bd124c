import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { ROOT } from '../environment'

/** Facts of a known vulnerability; its text stays at `url`. */
export interface Advisory {
  /** GHSA id. */
  id: string
  package: string
  /** Vulnerable versions, in the syntax of semver. */
  range: string
  severity: 'info' | 'low' | 'moderate' | 'high' | 'critical'
  url: string
}

/** The committed list, in scripts/supplyChain/advisories.json. */
export interface AdvisoryList {
  /** Day of the last update, YYYY-MM-DD. */
  updated: string
  /** Where the entries are from. */
  source: string
  advisories: Advisory[]
}

const FILE = join(ROOT, 'scripts/supplyChain/advisories.json')

export const readAdvisoryList = (): AdvisoryList =>
  JSON.parse(readFileSync(FILE, 'utf8')) as AdvisoryList

export const writeAdvisoryList = (list: AdvisoryList): void =>
  writeFileSync(FILE, `${JSON.stringify(list, null, 2)}\n`)

/** The part of `npm audit --json` (auditReportVersion 2) that is read. */
interface AuditReport {
  /** Missing where the registry has no answer. */
  vulnerabilities?: Record<string, { via: (string | Cause)[] }>
}

/** An advisory; a text in its place names another vulnerable package, through which this one is. */
interface Cause extends Pick<Advisory, 'range' | 'severity' | 'url'> {
  name: string
}

/**
 * Asks npm for the advisories of a folder's package-lock.json.
 * @param args of `npm audit`
 * @returns sorted by package and id
 * @throws {Error} with npm's message, when the registry has no answer
 */
export async function fetchAdvisories(folder: string, args: string[] = []): Promise<Advisory[]> {
  const command = ['audit', '--json', '--package-lock-only', ...args]
  // It ends with code 1 when it finds something: the output tells.
  const { stdout } = await promisify(execFile)('npm', command, {
    cwd: folder,
    maxBuffer: Infinity,
  }).catch((error: unknown) => error as { stdout: string })
  const { vulnerabilities } = JSON.parse(stdout || '{}') as AuditReport
  if (!vulnerabilities) throw new Error(`npm audit: ${stdout.slice(0, 500)}`)
  const found = new Map<string, Advisory>()
  for (const { via } of Object.values(vulnerabilities)) {
    for (const cause of via) {
      if (typeof cause === 'string') continue
      const { name, url, range, severity } = cause
      const id = url.slice(url.lastIndexOf('/') + 1)
      found.set(`${name} ${id}`, { id, package: name, range, severity, url })
    }
  }
  return [...found]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, advisory]) => advisory)
}
