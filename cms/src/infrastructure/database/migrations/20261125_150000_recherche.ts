import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/**
 * Written by hand: the tables of the search index (features/recherche) are no collections. The next
 * start fills them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`recherche_entrees\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`cle\` text NOT NULL,
  	\`groupe\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`page\` integer NOT NULL,
  	\`date\` text NOT NULL,
  	\`annee\` integer NOT NULL,
  	\`longueur\` integer NOT NULL,
  	\`empreinte\` text NOT NULL,
  	\`contenu\` blob NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`recherche_entrees_cle_idx\` ON \`recherche_entrees\` (\`cle\`);`)
  await db.run(sql`CREATE INDEX \`recherche_entrees_groupe_idx\` ON \`recherche_entrees\` (\`groupe\`);`)
  await db.run(sql`CREATE TABLE \`recherche_groupes\` (
  	\`groupe\` text PRIMARY KEY NOT NULL,
  	\`tampon\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE TABLE \`recherche_mots\` (
  	\`mot\` text PRIMARY KEY NOT NULL,
  	\`racine\` text NOT NULL,
  	\`forme\` text NOT NULL,
  	\`total\` integer NOT NULL
  ) WITHOUT ROWID;
  `)
  await db.run(sql`CREATE INDEX \`recherche_mots_racine_idx\` ON \`recherche_mots\` (\`racine\`);`)
  await db.run(sql`CREATE VIRTUAL TABLE \`recherche_index\` USING fts5(titre, texte, annee, content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 2");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`recherche_index\`;`)
  await db.run(sql`DROP TABLE \`recherche_mots\`;`)
  await db.run(sql`DROP TABLE \`recherche_groupes\`;`)
  await db.run(sql`DROP TABLE \`recherche_entrees\`;`)
}
