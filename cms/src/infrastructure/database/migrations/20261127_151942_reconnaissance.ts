import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`lectures\` ADD \`pages_numerisees\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`lectures\` ADD \`pages_reconnues\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`pages_de_regards\` ADD \`reconnaissance\` text;`)
  await db.run(sql`ALTER TABLE \`pages_de_regards\` ADD \`confiance\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`lectures\` DROP COLUMN \`pages_numerisees\`;`)
  await db.run(sql`ALTER TABLE \`lectures\` DROP COLUMN \`pages_reconnues\`;`)
  await db.run(sql`ALTER TABLE \`pages_de_regards\` DROP COLUMN \`reconnaissance\`;`)
  await db.run(sql`ALTER TABLE \`pages_de_regards\` DROP COLUMN \`confiance\`;`)
}
