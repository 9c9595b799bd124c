import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`images\` ADD \`decorative\` integer;`)
  await db.run(sql`ALTER TABLE \`images\` ADD \`dossier\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`decorative\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`dossier\`;`)
}
