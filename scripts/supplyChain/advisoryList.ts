import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

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

export function writeAdvisoryList(list: AdvisoryList): void {
  writeFileSync(FILE, `${JSON.stringify(list, null, 2)}\n`)
}
