import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`regards_date_parution_idx\`;`)
  await db.run(sql`CREATE INDEX \`dateParution_createdAt_idx\` ON \`regards\` (\`date_parution\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`dateParution_numero_createdAt_idx\` ON \`regards\` (\`date_parution\`,\`numero\`,\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`dateParution_createdAt_idx\`;`)
  await db.run(sql`DROP INDEX \`dateParution_numero_createdAt_idx\`;`)
  await db.run(sql`CREATE INDEX \`regards_date_parution_idx\` ON \`regards\` (\`date_parution\`);`)
}
