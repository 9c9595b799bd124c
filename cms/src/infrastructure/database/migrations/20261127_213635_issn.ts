import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`parametres\` ADD \`issn\` text;`)
  await db.run(sql`ALTER TABLE \`_parametres_v\` ADD \`version_issn\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`parametres\` DROP COLUMN \`issn\`;`)
  await db.run(sql`ALTER TABLE \`_parametres_v\` DROP COLUMN \`version_issn\`;`)
}
