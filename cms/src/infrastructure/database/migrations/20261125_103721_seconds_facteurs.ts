import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`facteurs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`utilisateur\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`identifiant\` text NOT NULL,
  	\`nom\` text,
  	\`secret\` text,
  	\`compteur\` numeric,
  	\`transports\` text,
  	\`dernier_pas\` numeric DEFAULT 0 NOT NULL,
  	\`derniere_utilisation\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`facteurs_utilisateur_idx\` ON \`facteurs\` (\`utilisateur\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`facteurs_identifiant_idx\` ON \`facteurs\` (\`identifiant\`);`)
  await db.run(sql`CREATE INDEX \`facteurs_updated_at_idx\` ON \`facteurs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`facteurs_created_at_idx\` ON \`facteurs\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`facteurs\`;`)
}
