import type { Payload } from 'payload'

import { readLines } from '../repository/readLines'
import type { Repository } from '../repository/Repository'
import type { Manifest } from '../repository/snapshot'
import { COLLECTION, openTables, type Row, type Table } from '../tables/openTables'
import { isUuid, translateIds } from './translateIds'

/**
 * Writes all rows of a snapshot into an empty database, with their ids (in MongoDB those of SQLite are
 * translated) and dates, without hooks.
 * @returns the number of rows
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
      if (isUuid(id)) ids.add(id)
    }
  }
  return ids
}

async function importRow(table: Table, before: Row, { id, ...row }: Row): Promise<void> {
  const data: Record<string, unknown> = row
  if (table.globalType) data.globalType = table.globalType
  // What signs and encrypts a second factor names its account by the id that it had then.
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
