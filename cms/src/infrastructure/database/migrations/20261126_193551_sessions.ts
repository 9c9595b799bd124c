import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`ALTER TABLE \`sessions\` ADD \`empreinte_mot_de_passe\` text;`)
  await db.run(sql`ALTER TABLE \`sessions\` ADD \`expiration\` text;`)
  await db.run(sql`ALTER TABLE \`sessions\` DROP COLUMN \`est_fermee\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`sessions\` ADD \`est_fermee\` integer DEFAULT false NOT NULL;`)
  await db.run(sql`ALTER TABLE \`sessions\` DROP COLUMN \`empreinte_mot_de_passe\`;`)
  await db.run(sql`ALTER TABLE \`sessions\` DROP COLUMN \`expiration\`;`)
}
