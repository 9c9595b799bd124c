import { createHash } from 'node:crypto'
import type { ApiRole } from '../support/apiContract'
import type { Product } from '../support/product'
import { readDatabase } from '../support/readDatabase'

/** Hash of the rows of each table. */
export type Digest = Record<string, string>

/** Tables, without punctuation, that change with any request: counters, limits, jobs, sign-ins. */
const ANYBODY = [
  /^payloadjobs/,
  /^payloadkv/,
  /^(?:limites?|ratelimits?|verrous?|locks?)/,
  /^compteurs/,
  /^frequentation/,
  /^consentements/,
  /^journal/,
  /^recherche/,
]

/** Tables of what editors may write: pages, images, and what belongs to their own session. */
const EDITORS = [
  /^(?:accueil|historique|quisommesnous|notresiege|mentionslegales|politiquedeconf|parametres)/,
  /^images/,
  /^(?:sessions|userssessions|payloadpreferences|payloadlockeddocuments)/,
  /^contentversion|^version/,
]

/** Columns that a sign-in changes. */
const IGNORED = new Set([
  'updatedAt',
  'updated_at',
  'sessions',
  'jamaisConnecte',
  'jamais_connecte',
])

/** Computes the digest of a product's database. */
export async function computeDigest(product: Product): Promise<Digest> {
  const { dataDir, mongo } = product
  const contents = await readDatabase({ dataDir, databaseUrl: mongo?.url })
  return Object.fromEntries(
    Object.entries(contents).map(([table, rows]) => [table, hashRows(rows)]),
  )
}

/**
 * Lists the tables that a role has changed and must not change.
 * @returns their names; always none for an administrateur
 */
export function listForbiddenChanges(before: Digest, after: Digest, role: ApiRole): string[] {
  if (role === 'administrateur') return []
  const allowed = role === 'editeur' ? [...ANYBODY, ...EDITORS] : ANYBODY
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((table) => {
    const name = table.toLowerCase().replaceAll(/[^a-z]/g, '')
    return before[table] !== after[table] && !allowed.some((pattern) => pattern.test(name))
  })
}

type Rows = Record<string, unknown>[]

function hashRows(rows: Rows): string {
  const hash = createHash('sha256')
  for (const row of rows) {
    const kept = Object.entries(row).filter(([name]) => !IGNORED.has(name))
    hash.update(JSON.stringify(kept.toSorted(([one], [other]) => one.localeCompare(other))))
  }
  return hash.digest('hex')
}
