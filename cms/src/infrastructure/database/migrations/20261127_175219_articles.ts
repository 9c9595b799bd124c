import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`articles\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`titre\` text NOT NULL,
  	\`chapo\` text,
  	\`rubrique\` text,
  	\`texte_corrige\` text,
  	\`visible\` integer DEFAULT false,
  	\`document_id\` text(36) NOT NULL,
  	\`rang\` numeric NOT NULL,
  	\`premiere_page\` numeric NOT NULL,
  	\`derniere_page\` numeric NOT NULL,
  	\`slug\` text NOT NULL,
  	\`anciens_slugs\` text,
  	\`blocs\` text,
  	\`image\` text,
  	\`fichier\` text,
  	\`corrige\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`document_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_visible_idx\` ON \`articles\` (\`visible\`);`)
  await db.run(sql`CREATE INDEX \`articles_document_idx\` ON \`articles\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_updated_at_idx\` ON \`articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_created_at_idx\` ON \`articles\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`document_slug_idx\` ON \`articles\` (\`document_id\`,\`slug\`);`)
  await db.run(sql`CREATE INDEX \`document_visible_rang_idx\` ON \`articles\` (\`document_id\`,\`visible\`,\`rang\`);`)
  await db.run(sql`CREATE TABLE \`articles_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  // Payload's own index begins with the order: each article would read the texts of all.
  await db.run(sql`CREATE INDEX \`articles_texts_parent\` ON \`articles_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_texts_order_parent\` ON \`articles_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`lectures\` ADD \`articles_arranges\` integer DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`articles\`;`)
  await db.run(sql`DROP TABLE \`articles_texts\`;`)
  await db.run(sql`ALTER TABLE \`lectures\` DROP COLUMN \`articles_arranges\`;`)
}
