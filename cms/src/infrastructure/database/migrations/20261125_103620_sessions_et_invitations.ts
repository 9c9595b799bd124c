import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`sessions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`sid\` text NOT NULL,
  	\`compte\` text NOT NULL,
  	\`date_connexion\` text NOT NULL,
  	\`derniere_activite\` text NOT NULL,
  	\`appareil\` text,
  	\`adresse\` text,
  	\`est_fermee\` integer DEFAULT false NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sessions_sid_idx\` ON \`sessions\` (\`sid\`);`)
  await db.run(sql`CREATE INDEX \`sessions_compte_idx\` ON \`sessions\` (\`compte\`);`)
  await db.run(sql`CREATE INDEX \`sessions_date_connexion_idx\` ON \`sessions\` (\`date_connexion\`);`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`invitation\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`invitation_envoyee_le\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`jamais_connecte\` integer DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`sessions\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`invitation\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`invitation_envoyee_le\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`jamais_connecte\`;`)
}
