import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`abonnes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	\`etat\` text NOT NULL,
  	\`date_demande\` text,
  	\`date_confirmation\` text,
  	\`source\` text,
  	\`version_texte\` text,
  	\`date_dernier_envoi\` text,
  	\`cle\` text NOT NULL,
  	\`empreinte\` text NOT NULL,
  	\`empreinte_jeton\` text,
  	\`expiration_jeton\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`abonnes_email_idx\` ON \`abonnes\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`abonnes_etat_idx\` ON \`abonnes\` (\`etat\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`abonnes_cle_idx\` ON \`abonnes\` (\`cle\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`abonnes_empreinte_idx\` ON \`abonnes\` (\`empreinte\`);`)
  await db.run(sql`CREATE INDEX \`abonnes_empreinte_jeton_idx\` ON \`abonnes\` (\`empreinte_jeton\`);`)
  await db.run(sql`CREATE INDEX \`abonnes_updated_at_idx\` ON \`abonnes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`abonnes_created_at_idx\` ON \`abonnes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`refus\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`empreinte\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`refus_empreinte_idx\` ON \`refus\` (\`empreinte\`);`)
  await db.run(sql`CREATE INDEX \`refus_updated_at_idx\` ON \`refus\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`refus_created_at_idx\` ON \`refus\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`abonnes\`;`)
  await db.run(sql`DROP TABLE \`refus\`;`)
}
