import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`regards\` ADD \`retire\` integer;`)
  await db.run(sql`ALTER TABLE \`_regards_v\` ADD \`version_retire\` integer;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`cle\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`retire\` integer DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`regards\` DROP COLUMN \`retire\`;`)
  await db.run(sql`ALTER TABLE \`_regards_v\` DROP COLUMN \`version_retire\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`cle\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`retire\`;`)
}
