import { join } from 'node:path'
import type { Client } from '@libsql/client'
import type { Migration } from '../../cms/src/infrastructure/database/sqlite/migrateSqlite'
import { repoRoot } from './paths'

/** Loads the product's migrations, whose imports only the TypeScript settings of cms resolve. */
export async function loadMigrations(): Promise<[initial: Migration, ...later: Migration[]]> {
  const file = join(repoRoot, 'cms/src/infrastructure/database/migrations/index.ts')
  const { migrations } = (await import(file)) as { migrations: [Migration, ...Migration[]] }
  return migrations
}

/**
 * Migrations of releases to come: one adds a column and fills it, the other makes a table again to
 * which others refer, as Payload does to change a column.
 */
export const laterMigrations: [Migration, Migration] = [
  createMigration('20991230_120000_colonne', [
    'ALTER TABLE regards ADD COLUMN surtitre text',
    'UPDATE regards SET surtitre = titre',
    'CREATE INDEX regards_surtitre_idx ON regards (surtitre)',
  ]),
  createMigration('20991231_120000_table', [
    'CREATE TABLE __new_documents AS SELECT *, 0 AS pages FROM documents',
    'DROP TABLE documents',
    'ALTER TABLE __new_documents RENAME TO documents',
    'CREATE UNIQUE INDEX documents_id_idx ON documents (id)',
  ]),
]

function createMigration(name: string, statements: string[]): Migration {
  return {
    name,
    async up({ db }) {
      for (const statement of statements) await db.run(statement)
    },
  }
}

/** Lists the table names of a database, without those inside the full-text index of the search. */
export async function listTables(sqlite: Client): Promise<string[]> {
  const { rows } = await sqlite.execute(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'recherche_index%' ORDER BY name",
  )
  return rows.map(({ name }) => name as string)
}
