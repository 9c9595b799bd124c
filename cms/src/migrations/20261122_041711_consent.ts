import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`consentements\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`identifiant\` text NOT NULL,
  	\`version\` numeric NOT NULL,
  	\`moyen\` text NOT NULL,
  	\`audience\` text,
  	\`publicite\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`consentements_identifiant_idx\` ON \`consentements\` (\`identifiant\`);`)
  await db.run(sql`CREATE INDEX \`consentements_updated_at_idx\` ON \`consentements\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`consentements_created_at_idx\` ON \`consentements\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`parametres\` ADD \`mesure_audience\` text;`)
  await db.run(sql`ALTER TABLE \`parametres\` ADD \`mesure_publicite\` text;`)
  await db.run(sql`ALTER TABLE \`_parametres_v\` ADD \`version_mesure_audience\` text;`)
  await db.run(sql`ALTER TABLE \`_parametres_v\` ADD \`version_mesure_publicite\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`consentements\`;`)
  await db.run(sql`ALTER TABLE \`parametres\` DROP COLUMN \`mesure_audience\`;`)
  await db.run(sql`ALTER TABLE \`parametres\` DROP COLUMN \`mesure_publicite\`;`)
  await db.run(sql`ALTER TABLE \`_parametres_v\` DROP COLUMN \`version_mesure_audience\`;`)
  await db.run(sql`ALTER TABLE \`_parametres_v\` DROP COLUMN \`version_mesure_publicite\`;`)
}
