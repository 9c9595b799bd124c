import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_annonces\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`objet\` text,
  	\`texte\` text,
  	\`regard\` text NOT NULL,
  	\`etat\` text DEFAULT 'brouillon',
  	\`date_prevue\` text,
  	\`acteur\` text,
  	\`total\` numeric DEFAULT 0,
  	\`envoyes\` numeric DEFAULT 0,
  	\`echecs\` numeric DEFAULT 0,
  	\`debut\` text,
  	\`fin\` text,
  	\`obstacle\` text,
  	\`prochain_essai\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  // Only the columns that there are: SQLite reads the name of another in quotes as a text.
  await db.run(sql`INSERT INTO \`__new_annonces\`("id", "regard", "etat", "total", "envoyes", "echecs", "debut", "fin", "obstacle", "prochain_essai", "updated_at", "created_at") SELECT "id", "regard", "etat", "total", "envoyes", "echecs", "debut", "fin", "obstacle", "prochain_essai", "updated_at", "created_at" FROM \`annonces\`;`)
  await db.run(sql`DROP TABLE \`annonces\`;`)
  await db.run(sql`ALTER TABLE \`__new_annonces\` RENAME TO \`annonces\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`annonces_regard_idx\` ON \`annonces\` (\`regard\`);`)
  await db.run(sql`CREATE INDEX \`annonces_etat_idx\` ON \`annonces\` (\`etat\`);`)
  await db.run(sql`CREATE INDEX \`annonces_updated_at_idx\` ON \`annonces\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`annonces_created_at_idx\` ON \`annonces\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_annonces\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`regard\` text NOT NULL,
  	\`etat\` text NOT NULL,
  	\`total\` numeric DEFAULT 0 NOT NULL,
  	\`envoyes\` numeric DEFAULT 0 NOT NULL,
  	\`echecs\` numeric DEFAULT 0 NOT NULL,
  	\`debut\` text NOT NULL,
  	\`fin\` text,
  	\`obstacle\` text,
  	\`prochain_essai\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_annonces\`("id", "regard", "etat", "total", "envoyes", "echecs", "debut", "fin", "obstacle", "prochain_essai", "updated_at", "created_at") SELECT "id", "regard", "etat", "total", "envoyes", "echecs", "debut", "fin", "obstacle", "prochain_essai", "updated_at", "created_at" FROM \`annonces\` WHERE "etat" IN ('en-cours', 'terminee');`)
  await db.run(sql`DROP TABLE \`annonces\`;`)
  await db.run(sql`ALTER TABLE \`__new_annonces\` RENAME TO \`annonces\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`annonces_regard_idx\` ON \`annonces\` (\`regard\`);`)
  await db.run(sql`CREATE INDEX \`annonces_etat_idx\` ON \`annonces\` (\`etat\`);`)
  await db.run(sql`CREATE INDEX \`annonces_updated_at_idx\` ON \`annonces\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`annonces_created_at_idx\` ON \`annonces\` (\`created_at\`);`)
}
