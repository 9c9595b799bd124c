import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

import { down as dropTables, up as createTables } from './20261125_150000_recherche'

/**
 * Written by hand: row ids of the search index begin with the day of publication, in place of a
 * column with the year. The index is emptied, and the next start fills it again.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DELETE FROM \`recherche_groupes\`;`)
  await db.run(sql`DELETE FROM \`recherche_mots\`;`)
  await db.run(sql`DELETE FROM \`recherche_entrees\`;`)
  await db.run(sql`ALTER TABLE \`recherche_entrees\` DROP COLUMN \`annee\`;`)
  await db.run(sql`DROP TABLE \`recherche_index\`;`)
  await db.run(sql`CREATE VIRTUAL TABLE \`recherche_index\` USING fts5(titre, texte, content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 2");`)
}

export async function down(args: MigrateDownArgs): Promise<void> {
  await dropTables(args)
  await createTables(args)
}
