import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`regards\` ADD \`numero_corbeille\` numeric;`)
  await db.run(sql`ALTER TABLE \`regards\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`regards_deleted_at_idx\` ON \`regards\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_regards_v\` ADD \`version_numero_corbeille\` numeric;`)
  await db.run(sql`ALTER TABLE \`_regards_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_regards_v_version_version_deleted_at_idx\` ON \`_regards_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`images\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`images_deleted_at_idx\` ON \`images\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`abonnes\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`abonnes_deleted_at_idx\` ON \`abonnes\` (\`deleted_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`regards_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`regards\` DROP COLUMN \`numero_corbeille\`;`)
  await db.run(sql`ALTER TABLE \`regards\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_regards_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_regards_v\` DROP COLUMN \`version_numero_corbeille\`;`)
  await db.run(sql`ALTER TABLE \`_regards_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`images_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`abonnes_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`abonnes\` DROP COLUMN \`deleted_at\`;`)
}
