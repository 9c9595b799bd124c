import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`articles_visible_idx\`;`)
  await db.run(sql`CREATE INDEX \`visible_corrige_createdAt_idx\` ON \`articles\` (\`visible\`,\`corrige\`,\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`visible_corrige_createdAt_idx\`;`)
  await db.run(sql`CREATE INDEX \`articles_visible_idx\` ON \`articles\` (\`visible\`);`)
}
