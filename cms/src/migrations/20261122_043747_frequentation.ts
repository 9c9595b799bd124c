import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`frequentation\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`regard\` text NOT NULL,
  	\`jour\` text NOT NULL,
  	\`vues\` numeric DEFAULT 0 NOT NULL,
  	\`telechargements\` numeric DEFAULT 0 NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`frequentation_regard_idx\` ON \`frequentation\` (\`regard\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`jour_regard_idx\` ON \`frequentation\` (\`jour\`,\`regard\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`frequentation\`;`)
}
