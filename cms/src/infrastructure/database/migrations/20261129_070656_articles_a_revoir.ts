import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`articles\` ADD \`ancien_texte\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`a_revoir\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`aRevoir_createdAt_idx\` ON \`articles\` (\`a_revoir\`,\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`aRevoir_createdAt_idx\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`ancien_texte\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`a_revoir\`;`)
}
