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
  await db.run(sql`CREATE TABLE \`abonnes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	\`etat\` text NOT NULL,
  	\`date_demande\` text,
  	\`date_confirmation\` text,
  	\`source\` text,
  	\`version_texte\` text,
  	\`date_dernier_envoi\` text,
  	\`cle\` text NOT NULL,
  	\`empreinte\` text NOT NULL,
  	\`demande\` text,
  	\`empreinte_jeton\` text,
  	\`expiration_jeton\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`abonnes_email_idx\` ON \`abonnes\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`abonnes_etat_idx\` ON \`abonnes\` (\`etat\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`abonnes_cle_idx\` ON \`abonnes\` (\`cle\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`abonnes_empreinte_idx\` ON \`abonnes\` (\`empreinte\`);`)
  await db.run(sql`CREATE INDEX \`abonnes_empreinte_jeton_idx\` ON \`abonnes\` (\`empreinte_jeton\`);`)
  await db.run(sql`CREATE INDEX \`abonnes_updated_at_idx\` ON \`abonnes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`abonnes_created_at_idx\` ON \`abonnes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`refus\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`empreinte\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`refus_empreinte_idx\` ON \`refus\` (\`empreinte\`);`)
  await db.run(sql`CREATE INDEX \`refus_updated_at_idx\` ON \`refus\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`refus_created_at_idx\` ON \`refus\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`annonces\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`regard\` text NOT NULL,
  	\`etat\` text NOT NULL,
  	\`total\` numeric DEFAULT 0 NOT NULL,
  	\`envoyes\` numeric DEFAULT 0 NOT NULL,
  	\`echecs\` numeric DEFAULT 0 NOT NULL,
  	\`debut\` text NOT NULL,
  	\`fin\` text,
  	\`obstacle\` text,
  	\`prochain_essai\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`annonces_regard_idx\` ON \`annonces\` (\`regard\`);`)
  await db.run(sql`CREATE INDEX \`annonces_etat_idx\` ON \`annonces\` (\`etat\`);`)
  await db.run(sql`CREATE INDEX \`annonces_updated_at_idx\` ON \`annonces\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`annonces_created_at_idx\` ON \`annonces\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`envois\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`annonce\` text NOT NULL,
  	\`abonne\` text NOT NULL,
  	\`etat\` text NOT NULL,
  	\`porteur\` text,
  	\`essais\` numeric DEFAULT 0 NOT NULL,
  	\`prochain_essai\` text,
  	\`raison\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`envois_updated_at_idx\` ON \`envois\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`envois_created_at_idx\` ON \`envois\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`annonce_abonne_idx\` ON \`envois\` (\`annonce\`,\`abonne\`);`)
  await db.run(sql`CREATE INDEX \`annonce_etat_idx\` ON \`envois\` (\`annonce\`,\`etat\`);`)
  await db.run(sql`CREATE TABLE \`consentements\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`identifiant\` text NOT NULL,
  	\`version\` numeric NOT NULL,
  	\`moyen\` text NOT NULL,
  	\`audience\` text,
  	\`publicite\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`consentements_identifiant_idx\` ON \`consentements\` (\`identifiant\`);`)
  await db.run(sql`CREATE INDEX \`consentements_updated_at_idx\` ON \`consentements\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`consentements_created_at_idx\` ON \`consentements\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`parametres\` ADD \`mesure_audience\` text;`)
  await db.run(sql`ALTER TABLE \`parametres\` ADD \`mesure_publicite\` text;`)
  await db.run(sql`ALTER TABLE \`_parametres_v\` ADD \`version_mesure_audience\` text;`)
  await db.run(sql`ALTER TABLE \`_parametres_v\` ADD \`version_mesure_publicite\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`frequentation\`;`)
  await db.run(sql`DROP TABLE \`abonnes\`;`)
  await db.run(sql`DROP TABLE \`refus\`;`)
  await db.run(sql`DROP TABLE \`annonces\`;`)
  await db.run(sql`DROP TABLE \`envois\`;`)
  await db.run(sql`DROP TABLE \`consentements\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`ALTER TABLE \`parametres\` DROP COLUMN \`mesure_audience\`;`)
  await db.run(sql`ALTER TABLE \`parametres\` DROP COLUMN \`mesure_publicite\`;`)
  await db.run(sql`ALTER TABLE \`_parametres_v\` DROP COLUMN \`version_mesure_audience\`;`)
  await db.run(sql`ALTER TABLE \`_parametres_v\` DROP COLUMN \`version_mesure_publicite\`;`)
}
