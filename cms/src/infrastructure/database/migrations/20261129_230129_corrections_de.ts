import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`lectures\` ADD \`corrections_de_id\` text(36) REFERENCES documents(id);`)
  await db.run(sql`CREATE INDEX \`lectures_corrections_de_idx\` ON \`lectures\` (\`corrections_de_id\`);`)
  await db.run(sql`ALTER TABLE \`pages_de_regards\` ADD \`ancien_texte\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_lectures\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`document_id\` text(36) NOT NULL,
  	\`etat\` text DEFAULT 'attente' NOT NULL,
  	\`raison\` text,
  	\`nombre_de_pages\` numeric,
  	\`pages_traitees\` numeric DEFAULT 0,
  	\`pages_numerisees\` numeric DEFAULT 0,
  	\`pages_reconnues\` numeric DEFAULT 0,
  	\`langue\` text,
  	\`plan\` text,
  	\`articles_de_id\` text(36),
  	\`articles_arranges\` integer DEFAULT false,
  	\`version\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`document_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`articles_de_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_lectures\`("id", "document_id", "etat", "raison", "nombre_de_pages", "pages_traitees", "pages_numerisees", "pages_reconnues", "langue", "plan", "articles_de_id", "articles_arranges", "version", "updated_at", "created_at") SELECT "id", "document_id", "etat", "raison", "nombre_de_pages", "pages_traitees", "pages_numerisees", "pages_reconnues", "langue", "plan", "articles_de_id", "articles_arranges", "version", "updated_at", "created_at" FROM \`lectures\`;`)
  await db.run(sql`DROP TABLE \`lectures\`;`)
  await db.run(sql`ALTER TABLE \`__new_lectures\` RENAME TO \`lectures\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`lectures_document_idx\` ON \`lectures\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`lectures_etat_idx\` ON \`lectures\` (\`etat\`);`)
  await db.run(sql`CREATE INDEX \`lectures_articles_de_idx\` ON \`lectures\` (\`articles_de_id\`);`)
  await db.run(sql`CREATE INDEX \`lectures_updated_at_idx\` ON \`lectures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lectures_created_at_idx\` ON \`lectures\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`pages_de_regards\` DROP COLUMN \`ancien_texte\`;`)
}
