import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`images\` ADD \`sizes_w480_url\` text;`)
  await db.run(sql`ALTER TABLE \`images\` ADD \`sizes_w480_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`images\` ADD \`sizes_w480_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`images\` ADD \`sizes_w480_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`images\` ADD \`sizes_w480_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`images\` ADD \`sizes_w480_filename\` text;`)
  await db.run(sql`ALTER TABLE \`images\` ADD \`sizes_w960_url\` text;`)
  await db.run(sql`ALTER TABLE \`images\` ADD \`sizes_w960_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`images\` ADD \`sizes_w960_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`images\` ADD \`sizes_w960_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`images\` ADD \`sizes_w960_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`images\` ADD \`sizes_w960_filename\` text;`)
  await db.run(sql`CREATE INDEX \`images_sizes_w480_sizes_w480_filename_idx\` ON \`images\` (\`sizes_w480_filename\`);`)
  await db.run(sql`CREATE INDEX \`images_sizes_w960_sizes_w960_filename_idx\` ON \`images\` (\`sizes_w960_filename\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`images_sizes_w480_sizes_w480_filename_idx\`;`)
  await db.run(sql`DROP INDEX \`images_sizes_w960_sizes_w960_filename_idx\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`sizes_w480_url\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`sizes_w480_width\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`sizes_w480_height\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`sizes_w480_mime_type\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`sizes_w480_filesize\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`sizes_w480_filename\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`sizes_w960_url\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`sizes_w960_width\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`sizes_w960_height\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`sizes_w960_mime_type\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`sizes_w960_filesize\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`sizes_w960_filename\`;`)
}
