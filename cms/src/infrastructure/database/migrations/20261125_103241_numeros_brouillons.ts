import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/**
 * Issues get drafts. Edited after its generation: what was there before is published. Foreign keys
 * stay off until the end, as rows of a recreated table would go with the former one. Going back
 * leaves drafts out, as they would become public.
 */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`_regards_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_numero\` numeric,
  	\`version_date_parution\` text,
  	\`version_titre\` text,
  	\`version_sommaire\` text,
  	\`version_pdf_id\` text(36),
  	\`version_couverture_id\` text(36),
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'published',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`regards\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_couverture_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_regards_v_parent_idx\` ON \`_regards_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_regards_v_version_version_numero_idx\` ON \`_regards_v\` (\`version_numero\`);`)
  await db.run(sql`CREATE INDEX \`_regards_v_version_version_pdf_idx\` ON \`_regards_v\` (\`version_pdf_id\`);`)
  await db.run(sql`CREATE INDEX \`_regards_v_version_version_couverture_idx\` ON \`_regards_v\` (\`version_couverture_id\`);`)
  await db.run(sql`CREATE INDEX \`_regards_v_version_version_updated_at_idx\` ON \`_regards_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_regards_v_version_version_created_at_idx\` ON \`_regards_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_regards_v_version_version__status_idx\` ON \`_regards_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_regards_v_created_at_idx\` ON \`_regards_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_regards_v_updated_at_idx\` ON \`_regards_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_regards_v_latest_idx\` ON \`_regards_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_dateParution_version_createdAt_idx\` ON \`_regards_v\` (\`version_date_parution\`,\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`version_dateParution_version_numero_version_createdAt_idx\` ON \`_regards_v\` (\`version_date_parution\`,\`version_numero\`,\`version_created_at\`);`)
  await db.run(sql`CREATE TABLE \`_regards_v_numbers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` numeric,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_regards_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_regards_v_numbers_order_parent_idx\` ON \`_regards_v_numbers\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_regards\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`numero\` numeric,
  	\`date_parution\` text,
  	\`titre\` text,
  	\`sommaire\` text,
  	\`pdf_id\` text(36),
  	\`couverture_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'published',
  	FOREIGN KEY (\`pdf_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`couverture_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_regards\`("id", "numero", "date_parution", "titre", "sommaire", "pdf_id", "couverture_id", "updated_at", "created_at", "_status") SELECT "id", "numero", "date_parution", "titre", "sommaire", "pdf_id", "couverture_id", "updated_at", "created_at", 'published' FROM \`regards\`;`)
  await db.run(sql`DROP TABLE \`regards\`;`)
  await db.run(sql`ALTER TABLE \`__new_regards\` RENAME TO \`regards\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`regards_numero_idx\` ON \`regards\` (\`numero\`);`)
  await db.run(sql`CREATE INDEX \`regards_pdf_idx\` ON \`regards\` (\`pdf_id\`);`)
  await db.run(sql`CREATE INDEX \`regards_couverture_idx\` ON \`regards\` (\`couverture_id\`);`)
  await db.run(sql`CREATE INDEX \`regards_updated_at_idx\` ON \`regards\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`regards_created_at_idx\` ON \`regards\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`regards__status_idx\` ON \`regards\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`dateParution_createdAt_idx\` ON \`regards\` (\`date_parution\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`dateParution_numero_createdAt_idx\` ON \`regards\` (\`date_parution\`,\`numero\`,\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`documents\` ADD \`reserve\` integer;`)
  await db.run(sql`ALTER TABLE \`images\` ADD \`reserve\` integer;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`DROP TABLE \`_regards_v\`;`)
  await db.run(sql`DROP TABLE \`_regards_v_numbers\`;`)
  await db.run(sql`CREATE TABLE \`__new_regards\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`numero\` numeric NOT NULL,
  	\`date_parution\` text NOT NULL,
  	\`titre\` text,
  	\`sommaire\` text,
  	\`pdf_id\` text(36) NOT NULL,
  	\`couverture_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`pdf_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`couverture_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_regards\`("id", "numero", "date_parution", "titre", "sommaire", "pdf_id", "couverture_id", "updated_at", "created_at") SELECT "id", "numero", "date_parution", "titre", "sommaire", "pdf_id", "couverture_id", "updated_at", "created_at" FROM \`regards\` WHERE "_status" IS NOT 'draft';`)
  await db.run(sql`DROP TABLE \`regards\`;`)
  await db.run(sql`ALTER TABLE \`__new_regards\` RENAME TO \`regards\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`regards_numero_idx\` ON \`regards\` (\`numero\`);`)
  await db.run(sql`CREATE INDEX \`regards_pdf_idx\` ON \`regards\` (\`pdf_id\`);`)
  await db.run(sql`CREATE INDEX \`regards_couverture_idx\` ON \`regards\` (\`couverture_id\`);`)
  await db.run(sql`CREATE INDEX \`regards_updated_at_idx\` ON \`regards\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`regards_created_at_idx\` ON \`regards\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`dateParution_createdAt_idx\` ON \`regards\` (\`date_parution\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`dateParution_numero_createdAt_idx\` ON \`regards\` (\`date_parution\`,\`numero\`,\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`documents\` DROP COLUMN \`reserve\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`reserve\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
}
