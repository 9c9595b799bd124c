import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`images\` ADD \`sizes_jpeg_url\` text;`)
  await db.run(sql`ALTER TABLE \`images\` ADD \`sizes_jpeg_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`images\` ADD \`sizes_jpeg_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`images\` ADD \`sizes_jpeg_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`images\` ADD \`sizes_jpeg_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`images\` ADD \`sizes_jpeg_filename\` text;`)
  await db.run(sql`CREATE INDEX \`images_sizes_jpeg_sizes_jpeg_filename_idx\` ON \`images\` (\`sizes_jpeg_filename\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`images_sizes_jpeg_sizes_jpeg_filename_idx\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`sizes_jpeg_url\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`sizes_jpeg_width\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`sizes_jpeg_height\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`sizes_jpeg_mime_type\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`sizes_jpeg_filesize\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`sizes_jpeg_filename\`;`)
}
