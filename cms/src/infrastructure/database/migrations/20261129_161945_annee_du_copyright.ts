import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`parametres\` ADD \`annee_du_copyright\` text DEFAULT '2025';`)
  await db.run(sql`ALTER TABLE \`_parametres_v\` ADD \`version_annee_du_copyright\` text DEFAULT '2025';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`parametres\` DROP COLUMN \`annee_du_copyright\`;`)
  await db.run(sql`ALTER TABLE \`_parametres_v\` DROP COLUMN \`version_annee_du_copyright\`;`)
}
