import type { Payload } from 'payload'
import { toMongoId } from '../../../lib/payload/toMongoId'
import type { Repository } from '../repository/Repository'
import { readLines, type Manifest } from '../repository/snapshot'
import { COLLECTION, openTables, type Row, type Table } from '../tables/openTables'

/**
 * Writes all rows of a snapshot into an empty database, without hooks, with their dates and ids (in
 * MongoDB, ids of SQLite are translated).
 * @returns their number
 */
export async function importRows(
  payload: Payload,
  repository: Repository,
  manifest: Manifest,
): Promise<number> {
  const ids =
    payload.db.name === 'mongoose' ? await listChangedIds(repository, manifest) : new Set<string>()
  let count = 0
  for (const table of openTables(payload)) {
    const segments = manifest.tables.find(({ name }) => name === table.name)?.segments ?? []
    for await (const line of readLines(repository, segments)) {
      await importRow(table, JSON.parse(line) as Row, JSON.parse(translateIds(line, ids)) as Row)
      count += 1
    }
  }
  return count
}

async function listChangedIds(repository: Repository, { tables }: Manifest): Promise<Set<string>> {
  const ids = new Set<string>()
  for (const { segments } of tables) {
    for await (const line of readLines(repository, segments)) {
      const { id } = JSON.parse(line) as Row
      if (toMongoId(id) !== id) ids.add(id)
    }
  }
  return ids
}

async function importRow(table: Table, before: Row, { id, ...row }: Row): Promise<void> {
  const data: Record<string, unknown> = row
  if (table.globalType) data.globalType = table.globalType
  // Signatures and keys of a second factor contain the former id of its account.
  if (table.name === 'facteurs' && before.utilisateur !== row.utilisateur) {
    data.utilisateurOrigine ??= before.utilisateur
  }
  await table.adapter.create({
    collection: COLLECTION as never,
    customID: id,
    data,
    returning: false,
    req: undefined,
  })
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/**
 * Replaces the ids of rows in a row's JSON, wherever they are: relations, rich text, plain fields.
 * @param ids all ids of the snapshot's rows that change; other UUIDs, such as names of uploads, stay
 */
export const translateIds = (json: string, ids: ReadonlySet<string>): string =>
  ids.size === 0
    ? json
    : json.replaceAll(UUID, (found) => (ids.has(found) ? toMongoId(found) : found))
