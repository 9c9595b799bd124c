import { createHash } from 'node:crypto'
import { MongoClient } from 'mongodb'
import type { ApiRole } from '../support/apiContract'
import type { Product } from '../support/product'
import { openSqlite } from '../support/sqlite'
import { readContents } from '../support/sqliteTables'

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
  const contents = await (product.mongo ? readMongo(product.mongo.url) : readSqlite(product))
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

async function readSqlite({ dataDir }: Product): Promise<Record<string, Rows>> {
  const sqlite = await openSqlite(dataDir)
  try {
    return await readContents(sqlite)
  } finally {
    sqlite.close()
  }
}

async function readMongo(url: string): Promise<Record<string, Rows>> {
  const mongo = await MongoClient.connect(url)
  try {
    const collections = await mongo.db().collections()
    const entries = await Promise.all(
      collections.map(
        async (each) =>
          [each.collectionName, await each.find().sort({ _id: 1 }).toArray()] as const,
      ),
    )
    return Object.fromEntries(entries)
  } finally {
    await mongo.close()
  }
}
