import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`lectures\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`document_id\` text(36) NOT NULL,
  	\`etat\` text DEFAULT 'attente' NOT NULL,
  	\`raison\` text,
  	\`nombre_de_pages\` numeric,
  	\`pages_traitees\` numeric DEFAULT 0,
  	\`langue\` text,
  	\`plan\` text,
  	\`version\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`document_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`lectures_document_idx\` ON \`lectures\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`lectures_etat_idx\` ON \`lectures\` (\`etat\`);`)
  await db.run(sql`CREATE INDEX \`lectures_updated_at_idx\` ON \`lectures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lectures_created_at_idx\` ON \`lectures\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`pages_de_regards\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`document_id\` text(36) NOT NULL,
  	\`page\` numeric NOT NULL,
  	\`largeur\` numeric NOT NULL,
  	\`hauteur\` numeric NOT NULL,
  	\`dossier\` text NOT NULL,
  	\`tailles\` text NOT NULL,
  	\`vignette\` text,
  	\`sans_texte\` integer DEFAULT false,
  	\`blocs\` text,
  	\`texte\` text,
  	\`texte_corrige\` text,
  	\`verifiee\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`document_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_de_regards_document_idx\` ON \`pages_de_regards\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_de_regards_updated_at_idx\` ON \`pages_de_regards\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_de_regards_created_at_idx\` ON \`pages_de_regards\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`document_page_idx\` ON \`pages_de_regards\` (\`document_id\`,\`page\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`lectures\`;`)
  await db.run(sql`DROP TABLE \`pages_de_regards\`;`)
}
