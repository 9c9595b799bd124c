import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/**
 * Page texts get drafts. Edited after its generation: what was saved before is published, and the
 * latest version of each page is marked. Foreign keys stay off until the end, as rows of a recreated
 * table would go with the former one.
 */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_accueil_diapositives\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`titre\` text,
  	\`texte\` text,
  	\`image_id\` text(36),
  	\`lien_libelle\` text,
  	\`lien_adresse\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`accueil\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_accueil_diapositives\`("_order", "_parent_id", "id", "titre", "texte", "image_id", "lien_libelle", "lien_adresse") SELECT "_order", "_parent_id", "id", "titre", "texte", "image_id", "lien_libelle", "lien_adresse" FROM \`accueil_diapositives\`;`)
  await db.run(sql`DROP TABLE \`accueil_diapositives\`;`)
  await db.run(sql`ALTER TABLE \`__new_accueil_diapositives\` RENAME TO \`accueil_diapositives\`;`)
  await db.run(sql`CREATE INDEX \`accueil_diapositives_order_idx\` ON \`accueil_diapositives\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`accueil_diapositives_parent_id_idx\` ON \`accueil_diapositives\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`accueil_diapositives_image_idx\` ON \`accueil_diapositives\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_accueil_stages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`titre\` text,
  	\`dates\` text,
  	\`texte\` text,
  	\`image_id\` text(36),
  	\`lien_libelle\` text,
  	\`lien_adresse\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`accueil\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_accueil_stages\`("_order", "_parent_id", "id", "titre", "dates", "texte", "image_id", "lien_libelle", "lien_adresse") SELECT "_order", "_parent_id", "id", "titre", "dates", "texte", "image_id", "lien_libelle", "lien_adresse" FROM \`accueil_stages\`;`)
  await db.run(sql`DROP TABLE \`accueil_stages\`;`)
  await db.run(sql`ALTER TABLE \`__new_accueil_stages\` RENAME TO \`accueil_stages\`;`)
  await db.run(sql`CREATE INDEX \`accueil_stages_order_idx\` ON \`accueil_stages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`accueil_stages_parent_id_idx\` ON \`accueil_stages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`accueil_stages_image_idx\` ON \`accueil_stages\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_accueil\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`accroche\` text,
  	\`presentation\` text,
  	\`regards_titre\` text,
  	\`regards_texte\` text,
  	\`payse_titre\` text,
  	\`payse_titulaire\` text,
  	\`payse_texte\` text,
  	\`payse_image_id\` text(36),
  	\`separateur_id\` text(36),
  	\`stages_titre\` text,
  	\`stages_introduction\` text,
  	\`lettre_titre\` text,
  	\`lettre_texte\` text,
  	\`contact_titre\` text,
  	\`contact_texte\` text,
  	\`_status\` text DEFAULT 'published',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`payse_image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`separateur_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_accueil\`("id", "accroche", "presentation", "regards_titre", "regards_texte", "payse_titre", "payse_titulaire", "payse_texte", "payse_image_id", "separateur_id", "stages_titre", "stages_introduction", "lettre_titre", "lettre_texte", "contact_titre", "contact_texte", "_status", "updated_at", "created_at") SELECT "id", "accroche", "presentation", "regards_titre", "regards_texte", "payse_titre", "payse_titulaire", "payse_texte", "payse_image_id", "separateur_id", "stages_titre", "stages_introduction", "lettre_titre", "lettre_texte", "contact_titre", "contact_texte", 'published', "updated_at", "created_at" FROM \`accueil\`;`)
  await db.run(sql`DROP TABLE \`accueil\`;`)
  await db.run(sql`ALTER TABLE \`__new_accueil\` RENAME TO \`accueil\`;`)
  await db.run(sql`CREATE INDEX \`accueil_payse_image_idx\` ON \`accueil\` (\`payse_image_id\`);`)
  await db.run(sql`CREATE INDEX \`accueil_separateur_idx\` ON \`accueil\` (\`separateur_id\`);`)
  await db.run(sql`CREATE INDEX \`accueil__status_idx\` ON \`accueil\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__accueil_v_version_diapositives\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`titre\` text,
  	\`texte\` text,
  	\`image_id\` text(36),
  	\`lien_libelle\` text,
  	\`lien_adresse\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_accueil_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__accueil_v_version_diapositives\`("_order", "_parent_id", "id", "titre", "texte", "image_id", "lien_libelle", "lien_adresse", "_uuid") SELECT "_order", "_parent_id", "id", "titre", "texte", "image_id", "lien_libelle", "lien_adresse", "_uuid" FROM \`_accueil_v_version_diapositives\`;`)
  await db.run(sql`DROP TABLE \`_accueil_v_version_diapositives\`;`)
  await db.run(sql`ALTER TABLE \`__new__accueil_v_version_diapositives\` RENAME TO \`_accueil_v_version_diapositives\`;`)
  await db.run(sql`CREATE INDEX \`_accueil_v_version_diapositives_order_idx\` ON \`_accueil_v_version_diapositives\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_accueil_v_version_diapositives_parent_id_idx\` ON \`_accueil_v_version_diapositives\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_accueil_v_version_diapositives_image_idx\` ON \`_accueil_v_version_diapositives\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__accueil_v_version_stages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`titre\` text,
  	\`dates\` text,
  	\`texte\` text,
  	\`image_id\` text(36),
  	\`lien_libelle\` text,
  	\`lien_adresse\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_accueil_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__accueil_v_version_stages\`("_order", "_parent_id", "id", "titre", "dates", "texte", "image_id", "lien_libelle", "lien_adresse", "_uuid") SELECT "_order", "_parent_id", "id", "titre", "dates", "texte", "image_id", "lien_libelle", "lien_adresse", "_uuid" FROM \`_accueil_v_version_stages\`;`)
  await db.run(sql`DROP TABLE \`_accueil_v_version_stages\`;`)
  await db.run(sql`ALTER TABLE \`__new__accueil_v_version_stages\` RENAME TO \`_accueil_v_version_stages\`;`)
  await db.run(sql`CREATE INDEX \`_accueil_v_version_stages_order_idx\` ON \`_accueil_v_version_stages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_accueil_v_version_stages_parent_id_idx\` ON \`_accueil_v_version_stages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_accueil_v_version_stages_image_idx\` ON \`_accueil_v_version_stages\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__accueil_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_accroche\` text,
  	\`version_presentation\` text,
  	\`version_regards_titre\` text,
  	\`version_regards_texte\` text,
  	\`version_payse_titre\` text,
  	\`version_payse_titulaire\` text,
  	\`version_payse_texte\` text,
  	\`version_payse_image_id\` text(36),
  	\`version_separateur_id\` text(36),
  	\`version_stages_titre\` text,
  	\`version_stages_introduction\` text,
  	\`version_lettre_titre\` text,
  	\`version_lettre_texte\` text,
  	\`version_contact_titre\` text,
  	\`version_contact_texte\` text,
  	\`version__status\` text DEFAULT 'published',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_payse_image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_separateur_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__accueil_v\`("id", "version_accroche", "version_presentation", "version_regards_titre", "version_regards_texte", "version_payse_titre", "version_payse_titulaire", "version_payse_texte", "version_payse_image_id", "version_separateur_id", "version_stages_titre", "version_stages_introduction", "version_lettre_titre", "version_lettre_texte", "version_contact_titre", "version_contact_texte", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave") SELECT "id", "version_accroche", "version_presentation", "version_regards_titre", "version_regards_texte", "version_payse_titre", "version_payse_titulaire", "version_payse_texte", "version_payse_image_id", "version_separateur_id", "version_stages_titre", "version_stages_introduction", "version_lettre_titre", "version_lettre_texte", "version_contact_titre", "version_contact_texte", 'published', "version_updated_at", "version_created_at", "created_at", "updated_at", "id" = (SELECT "id" FROM \`_accueil_v\` ORDER BY "updated_at" DESC LIMIT 1), 0 FROM \`_accueil_v\`;`)
  await db.run(sql`DROP TABLE \`_accueil_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__accueil_v\` RENAME TO \`_accueil_v\`;`)
  await db.run(sql`CREATE INDEX \`_accueil_v_version_version_payse_image_idx\` ON \`_accueil_v\` (\`version_payse_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_accueil_v_version_version_separateur_idx\` ON \`_accueil_v\` (\`version_separateur_id\`);`)
  await db.run(sql`CREATE INDEX \`_accueil_v_version_version__status_idx\` ON \`_accueil_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_accueil_v_created_at_idx\` ON \`_accueil_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_accueil_v_updated_at_idx\` ON \`_accueil_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_accueil_v_latest_idx\` ON \`_accueil_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_accueil_v_autosave_idx\` ON \`_accueil_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_historique_jalons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`date\` text,
  	\`titre\` text,
  	\`texte\` text,
  	\`image_id\` text(36),
  	FOREIGN KEY (\`image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`historique\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_historique_jalons\`("_order", "_parent_id", "id", "date", "titre", "texte", "image_id") SELECT "_order", "_parent_id", "id", "date", "titre", "texte", "image_id" FROM \`historique_jalons\`;`)
  await db.run(sql`DROP TABLE \`historique_jalons\`;`)
  await db.run(sql`ALTER TABLE \`__new_historique_jalons\` RENAME TO \`historique_jalons\`;`)
  await db.run(sql`CREATE INDEX \`historique_jalons_order_idx\` ON \`historique_jalons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`historique_jalons_parent_id_idx\` ON \`historique_jalons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`historique_jalons_image_idx\` ON \`historique_jalons\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_historique\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`titre\` text,
  	\`introduction\` text,
  	\`image_id\` text(36),
  	\`_status\` text DEFAULT 'published',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_historique\`("id", "titre", "introduction", "image_id", "_status", "updated_at", "created_at") SELECT "id", "titre", "introduction", "image_id", 'published', "updated_at", "created_at" FROM \`historique\`;`)
  await db.run(sql`DROP TABLE \`historique\`;`)
  await db.run(sql`ALTER TABLE \`__new_historique\` RENAME TO \`historique\`;`)
  await db.run(sql`CREATE INDEX \`historique_image_idx\` ON \`historique\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`historique__status_idx\` ON \`historique\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__historique_v_version_jalons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`date\` text,
  	\`titre\` text,
  	\`texte\` text,
  	\`image_id\` text(36),
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_historique_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__historique_v_version_jalons\`("_order", "_parent_id", "id", "date", "titre", "texte", "image_id", "_uuid") SELECT "_order", "_parent_id", "id", "date", "titre", "texte", "image_id", "_uuid" FROM \`_historique_v_version_jalons\`;`)
  await db.run(sql`DROP TABLE \`_historique_v_version_jalons\`;`)
  await db.run(sql`ALTER TABLE \`__new__historique_v_version_jalons\` RENAME TO \`_historique_v_version_jalons\`;`)
  await db.run(sql`CREATE INDEX \`_historique_v_version_jalons_order_idx\` ON \`_historique_v_version_jalons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_historique_v_version_jalons_parent_id_idx\` ON \`_historique_v_version_jalons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_historique_v_version_jalons_image_idx\` ON \`_historique_v_version_jalons\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__historique_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_titre\` text,
  	\`version_introduction\` text,
  	\`version_image_id\` text(36),
  	\`version__status\` text DEFAULT 'published',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__historique_v\`("id", "version_titre", "version_introduction", "version_image_id", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave") SELECT "id", "version_titre", "version_introduction", "version_image_id", 'published', "version_updated_at", "version_created_at", "created_at", "updated_at", "id" = (SELECT "id" FROM \`_historique_v\` ORDER BY "updated_at" DESC LIMIT 1), 0 FROM \`_historique_v\`;`)
  await db.run(sql`DROP TABLE \`_historique_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__historique_v\` RENAME TO \`_historique_v\`;`)
  await db.run(sql`CREATE INDEX \`_historique_v_version_version_image_idx\` ON \`_historique_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_historique_v_version_version__status_idx\` ON \`_historique_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_historique_v_created_at_idx\` ON \`_historique_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_historique_v_updated_at_idx\` ON \`_historique_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_historique_v_latest_idx\` ON \`_historique_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_historique_v_autosave_idx\` ON \`_historique_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_qui_sommes_nous_missions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`titre\` text,
  	\`texte\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`qui_sommes_nous\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_qui_sommes_nous_missions\`("_order", "_parent_id", "id", "titre", "texte") SELECT "_order", "_parent_id", "id", "titre", "texte" FROM \`qui_sommes_nous_missions\`;`)
  await db.run(sql`DROP TABLE \`qui_sommes_nous_missions\`;`)
  await db.run(sql`ALTER TABLE \`__new_qui_sommes_nous_missions\` RENAME TO \`qui_sommes_nous_missions\`;`)
  await db.run(sql`CREATE INDEX \`qui_sommes_nous_missions_order_idx\` ON \`qui_sommes_nous_missions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`qui_sommes_nous_missions_parent_id_idx\` ON \`qui_sommes_nous_missions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_qui_sommes_nous\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`titre\` text,
  	\`introduction\` text,
  	\`image_id\` text(36),
  	\`missions_titre\` text,
  	\`role_titre\` text,
  	\`role\` text,
  	\`_status\` text DEFAULT 'published',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_qui_sommes_nous\`("id", "titre", "introduction", "image_id", "missions_titre", "role_titre", "role", "_status", "updated_at", "created_at") SELECT "id", "titre", "introduction", "image_id", "missions_titre", "role_titre", "role", 'published', "updated_at", "created_at" FROM \`qui_sommes_nous\`;`)
  await db.run(sql`DROP TABLE \`qui_sommes_nous\`;`)
  await db.run(sql`ALTER TABLE \`__new_qui_sommes_nous\` RENAME TO \`qui_sommes_nous\`;`)
  await db.run(sql`CREATE INDEX \`qui_sommes_nous_image_idx\` ON \`qui_sommes_nous\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`qui_sommes_nous__status_idx\` ON \`qui_sommes_nous\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__qui_sommes_nous_v_version_missions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`titre\` text,
  	\`texte\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_qui_sommes_nous_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__qui_sommes_nous_v_version_missions\`("_order", "_parent_id", "id", "titre", "texte", "_uuid") SELECT "_order", "_parent_id", "id", "titre", "texte", "_uuid" FROM \`_qui_sommes_nous_v_version_missions\`;`)
  await db.run(sql`DROP TABLE \`_qui_sommes_nous_v_version_missions\`;`)
  await db.run(sql`ALTER TABLE \`__new__qui_sommes_nous_v_version_missions\` RENAME TO \`_qui_sommes_nous_v_version_missions\`;`)
  await db.run(sql`CREATE INDEX \`_qui_sommes_nous_v_version_missions_order_idx\` ON \`_qui_sommes_nous_v_version_missions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_qui_sommes_nous_v_version_missions_parent_id_idx\` ON \`_qui_sommes_nous_v_version_missions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__qui_sommes_nous_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_titre\` text,
  	\`version_introduction\` text,
  	\`version_image_id\` text(36),
  	\`version_missions_titre\` text,
  	\`version_role_titre\` text,
  	\`version_role\` text,
  	\`version__status\` text DEFAULT 'published',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__qui_sommes_nous_v\`("id", "version_titre", "version_introduction", "version_image_id", "version_missions_titre", "version_role_titre", "version_role", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave") SELECT "id", "version_titre", "version_introduction", "version_image_id", "version_missions_titre", "version_role_titre", "version_role", 'published', "version_updated_at", "version_created_at", "created_at", "updated_at", "id" = (SELECT "id" FROM \`_qui_sommes_nous_v\` ORDER BY "updated_at" DESC LIMIT 1), 0 FROM \`_qui_sommes_nous_v\`;`)
  await db.run(sql`DROP TABLE \`_qui_sommes_nous_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__qui_sommes_nous_v\` RENAME TO \`_qui_sommes_nous_v\`;`)
  await db.run(sql`CREATE INDEX \`_qui_sommes_nous_v_version_version_image_idx\` ON \`_qui_sommes_nous_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_qui_sommes_nous_v_version_version__status_idx\` ON \`_qui_sommes_nous_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_qui_sommes_nous_v_created_at_idx\` ON \`_qui_sommes_nous_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_qui_sommes_nous_v_updated_at_idx\` ON \`_qui_sommes_nous_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_qui_sommes_nous_v_latest_idx\` ON \`_qui_sommes_nous_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_qui_sommes_nous_v_autosave_idx\` ON \`_qui_sommes_nous_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_notre_siege_federations\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`nom\` text,
  	\`region\` text,
  	\`adresse\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`notre_siege\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_notre_siege_federations\`("_order", "_parent_id", "id", "nom", "region", "adresse") SELECT "_order", "_parent_id", "id", "nom", "region", "adresse" FROM \`notre_siege_federations\`;`)
  await db.run(sql`DROP TABLE \`notre_siege_federations\`;`)
  await db.run(sql`ALTER TABLE \`__new_notre_siege_federations\` RENAME TO \`notre_siege_federations\`;`)
  await db.run(sql`CREATE INDEX \`notre_siege_federations_order_idx\` ON \`notre_siege_federations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`notre_siege_federations_parent_id_idx\` ON \`notre_siege_federations\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_notre_siege_partenaires\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`nom\` text,
  	\`logo_id\` text(36),
  	\`adresse\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`notre_siege\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_notre_siege_partenaires\`("_order", "_parent_id", "id", "nom", "logo_id", "adresse") SELECT "_order", "_parent_id", "id", "nom", "logo_id", "adresse" FROM \`notre_siege_partenaires\`;`)
  await db.run(sql`DROP TABLE \`notre_siege_partenaires\`;`)
  await db.run(sql`ALTER TABLE \`__new_notre_siege_partenaires\` RENAME TO \`notre_siege_partenaires\`;`)
  await db.run(sql`CREATE INDEX \`notre_siege_partenaires_order_idx\` ON \`notre_siege_partenaires\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`notre_siege_partenaires_parent_id_idx\` ON \`notre_siege_partenaires\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`notre_siege_partenaires_logo_idx\` ON \`notre_siege_partenaires\` (\`logo_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_notre_siege\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`titre\` text,
  	\`texte\` text,
  	\`image_id\` text(36),
  	\`federations_titre\` text,
  	\`federations_texte\` text,
  	\`partenaires_titre\` text,
  	\`partenaires_texte\` text,
  	\`_status\` text DEFAULT 'published',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_notre_siege\`("id", "titre", "texte", "image_id", "federations_titre", "federations_texte", "partenaires_titre", "partenaires_texte", "_status", "updated_at", "created_at") SELECT "id", "titre", "texte", "image_id", "federations_titre", "federations_texte", "partenaires_titre", "partenaires_texte", 'published', "updated_at", "created_at" FROM \`notre_siege\`;`)
  await db.run(sql`DROP TABLE \`notre_siege\`;`)
  await db.run(sql`ALTER TABLE \`__new_notre_siege\` RENAME TO \`notre_siege\`;`)
  await db.run(sql`CREATE INDEX \`notre_siege_image_idx\` ON \`notre_siege\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`notre_siege__status_idx\` ON \`notre_siege\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__notre_siege_v_version_federations\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`nom\` text,
  	\`region\` text,
  	\`adresse\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_notre_siege_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__notre_siege_v_version_federations\`("_order", "_parent_id", "id", "nom", "region", "adresse", "_uuid") SELECT "_order", "_parent_id", "id", "nom", "region", "adresse", "_uuid" FROM \`_notre_siege_v_version_federations\`;`)
  await db.run(sql`DROP TABLE \`_notre_siege_v_version_federations\`;`)
  await db.run(sql`ALTER TABLE \`__new__notre_siege_v_version_federations\` RENAME TO \`_notre_siege_v_version_federations\`;`)
  await db.run(sql`CREATE INDEX \`_notre_siege_v_version_federations_order_idx\` ON \`_notre_siege_v_version_federations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_notre_siege_v_version_federations_parent_id_idx\` ON \`_notre_siege_v_version_federations\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__notre_siege_v_version_partenaires\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`nom\` text,
  	\`logo_id\` text(36),
  	\`adresse\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_notre_siege_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__notre_siege_v_version_partenaires\`("_order", "_parent_id", "id", "nom", "logo_id", "adresse", "_uuid") SELECT "_order", "_parent_id", "id", "nom", "logo_id", "adresse", "_uuid" FROM \`_notre_siege_v_version_partenaires\`;`)
  await db.run(sql`DROP TABLE \`_notre_siege_v_version_partenaires\`;`)
  await db.run(sql`ALTER TABLE \`__new__notre_siege_v_version_partenaires\` RENAME TO \`_notre_siege_v_version_partenaires\`;`)
  await db.run(sql`CREATE INDEX \`_notre_siege_v_version_partenaires_order_idx\` ON \`_notre_siege_v_version_partenaires\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_notre_siege_v_version_partenaires_parent_id_idx\` ON \`_notre_siege_v_version_partenaires\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_notre_siege_v_version_partenaires_logo_idx\` ON \`_notre_siege_v_version_partenaires\` (\`logo_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__notre_siege_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_titre\` text,
  	\`version_texte\` text,
  	\`version_image_id\` text(36),
  	\`version_federations_titre\` text,
  	\`version_federations_texte\` text,
  	\`version_partenaires_titre\` text,
  	\`version_partenaires_texte\` text,
  	\`version__status\` text DEFAULT 'published',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__notre_siege_v\`("id", "version_titre", "version_texte", "version_image_id", "version_federations_titre", "version_federations_texte", "version_partenaires_titre", "version_partenaires_texte", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave") SELECT "id", "version_titre", "version_texte", "version_image_id", "version_federations_titre", "version_federations_texte", "version_partenaires_titre", "version_partenaires_texte", 'published', "version_updated_at", "version_created_at", "created_at", "updated_at", "id" = (SELECT "id" FROM \`_notre_siege_v\` ORDER BY "updated_at" DESC LIMIT 1), 0 FROM \`_notre_siege_v\`;`)
  await db.run(sql`DROP TABLE \`_notre_siege_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__notre_siege_v\` RENAME TO \`_notre_siege_v\`;`)
  await db.run(sql`CREATE INDEX \`_notre_siege_v_version_version_image_idx\` ON \`_notre_siege_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_notre_siege_v_version_version__status_idx\` ON \`_notre_siege_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_notre_siege_v_created_at_idx\` ON \`_notre_siege_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_notre_siege_v_updated_at_idx\` ON \`_notre_siege_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_notre_siege_v_latest_idx\` ON \`_notre_siege_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_notre_siege_v_autosave_idx\` ON \`_notre_siege_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_mentions_legales_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`titre\` text,
  	\`texte\` text,
  	\`date_du_jour\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mentions_legales\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_mentions_legales_sections\`("_order", "_parent_id", "id", "titre", "texte", "date_du_jour") SELECT "_order", "_parent_id", "id", "titre", "texte", "date_du_jour" FROM \`mentions_legales_sections\`;`)
  await db.run(sql`DROP TABLE \`mentions_legales_sections\`;`)
  await db.run(sql`ALTER TABLE \`__new_mentions_legales_sections\` RENAME TO \`mentions_legales_sections\`;`)
  await db.run(sql`CREATE INDEX \`mentions_legales_sections_order_idx\` ON \`mentions_legales_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`mentions_legales_sections_parent_id_idx\` ON \`mentions_legales_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_mentions_legales\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`titre\` text,
  	\`_status\` text DEFAULT 'published',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_mentions_legales\`("id", "titre", "_status", "updated_at", "created_at") SELECT "id", "titre", 'published', "updated_at", "created_at" FROM \`mentions_legales\`;`)
  await db.run(sql`DROP TABLE \`mentions_legales\`;`)
  await db.run(sql`ALTER TABLE \`__new_mentions_legales\` RENAME TO \`mentions_legales\`;`)
  await db.run(sql`CREATE INDEX \`mentions_legales__status_idx\` ON \`mentions_legales\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__mentions_legales_v_version_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`titre\` text,
  	\`texte\` text,
  	\`date_du_jour\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_mentions_legales_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__mentions_legales_v_version_sections\`("_order", "_parent_id", "id", "titre", "texte", "date_du_jour", "_uuid") SELECT "_order", "_parent_id", "id", "titre", "texte", "date_du_jour", "_uuid" FROM \`_mentions_legales_v_version_sections\`;`)
  await db.run(sql`DROP TABLE \`_mentions_legales_v_version_sections\`;`)
  await db.run(sql`ALTER TABLE \`__new__mentions_legales_v_version_sections\` RENAME TO \`_mentions_legales_v_version_sections\`;`)
  await db.run(sql`CREATE INDEX \`_mentions_legales_v_version_sections_order_idx\` ON \`_mentions_legales_v_version_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_mentions_legales_v_version_sections_parent_id_idx\` ON \`_mentions_legales_v_version_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__mentions_legales_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_titre\` text,
  	\`version__status\` text DEFAULT 'published',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`INSERT INTO \`__new__mentions_legales_v\`("id", "version_titre", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave") SELECT "id", "version_titre", 'published', "version_updated_at", "version_created_at", "created_at", "updated_at", "id" = (SELECT "id" FROM \`_mentions_legales_v\` ORDER BY "updated_at" DESC LIMIT 1), 0 FROM \`_mentions_legales_v\`;`)
  await db.run(sql`DROP TABLE \`_mentions_legales_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__mentions_legales_v\` RENAME TO \`_mentions_legales_v\`;`)
  await db.run(sql`CREATE INDEX \`_mentions_legales_v_version_version__status_idx\` ON \`_mentions_legales_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_mentions_legales_v_created_at_idx\` ON \`_mentions_legales_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_mentions_legales_v_updated_at_idx\` ON \`_mentions_legales_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_mentions_legales_v_latest_idx\` ON \`_mentions_legales_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_mentions_legales_v_autosave_idx\` ON \`_mentions_legales_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_politique_de_confidentialite_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`titre\` text,
  	\`texte\` text,
  	\`date_du_jour\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`politique_de_confidentialite\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_politique_de_confidentialite_sections\`("_order", "_parent_id", "id", "titre", "texte", "date_du_jour") SELECT "_order", "_parent_id", "id", "titre", "texte", "date_du_jour" FROM \`politique_de_confidentialite_sections\`;`)
  await db.run(sql`DROP TABLE \`politique_de_confidentialite_sections\`;`)
  await db.run(sql`ALTER TABLE \`__new_politique_de_confidentialite_sections\` RENAME TO \`politique_de_confidentialite_sections\`;`)
  await db.run(sql`CREATE INDEX \`politique_de_confidentialite_sections_order_idx\` ON \`politique_de_confidentialite_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`politique_de_confidentialite_sections_parent_id_idx\` ON \`politique_de_confidentialite_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_politique_de_confidentialite\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`titre\` text,
  	\`introduction\` text,
  	\`_status\` text DEFAULT 'published',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_politique_de_confidentialite\`("id", "titre", "introduction", "_status", "updated_at", "created_at") SELECT "id", "titre", "introduction", 'published', "updated_at", "created_at" FROM \`politique_de_confidentialite\`;`)
  await db.run(sql`DROP TABLE \`politique_de_confidentialite\`;`)
  await db.run(sql`ALTER TABLE \`__new_politique_de_confidentialite\` RENAME TO \`politique_de_confidentialite\`;`)
  await db.run(sql`CREATE INDEX \`politique_de_confidentialite__status_idx\` ON \`politique_de_confidentialite\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__politique_de_confidentialite_v_version_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`titre\` text,
  	\`texte\` text,
  	\`date_du_jour\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_politique_de_confidentialite_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__politique_de_confidentialite_v_version_sections\`("_order", "_parent_id", "id", "titre", "texte", "date_du_jour", "_uuid") SELECT "_order", "_parent_id", "id", "titre", "texte", "date_du_jour", "_uuid" FROM \`_politique_de_confidentialite_v_version_sections\`;`)
  await db.run(sql`DROP TABLE \`_politique_de_confidentialite_v_version_sections\`;`)
  await db.run(sql`ALTER TABLE \`__new__politique_de_confidentialite_v_version_sections\` RENAME TO \`_politique_de_confidentialite_v_version_sections\`;`)
  await db.run(sql`CREATE INDEX \`_politique_de_confidentialite_v_version_sections_order_idx\` ON \`_politique_de_confidentialite_v_version_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_politique_de_confidentialite_v_version_sections_parent_id_idx\` ON \`_politique_de_confidentialite_v_version_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__politique_de_confidentialite_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_titre\` text,
  	\`version_introduction\` text,
  	\`version__status\` text DEFAULT 'published',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`INSERT INTO \`__new__politique_de_confidentialite_v\`("id", "version_titre", "version_introduction", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave") SELECT "id", "version_titre", "version_introduction", 'published', "version_updated_at", "version_created_at", "created_at", "updated_at", "id" = (SELECT "id" FROM \`_politique_de_confidentialite_v\` ORDER BY "updated_at" DESC LIMIT 1), 0 FROM \`_politique_de_confidentialite_v\`;`)
  await db.run(sql`DROP TABLE \`_politique_de_confidentialite_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__politique_de_confidentialite_v\` RENAME TO \`_politique_de_confidentialite_v\`;`)
  await db.run(sql`CREATE INDEX \`_politique_de_confidentialite_v_version_version__status_idx\` ON \`_politique_de_confidentialite_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_politique_de_confidentialite_v_created_at_idx\` ON \`_politique_de_confidentialite_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_politique_de_confidentialite_v_updated_at_idx\` ON \`_politique_de_confidentialite_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_politique_de_confidentialite_v_latest_idx\` ON \`_politique_de_confidentialite_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_politique_de_confidentialite_v_autosave_idx\` ON \`_politique_de_confidentialite_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_parametres\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`nom\` text,
  	\`adresse\` text,
  	\`email\` text,
  	\`telephone\` text,
  	\`facebook\` text,
  	\`instagram\` text,
  	\`twitter\` text,
  	\`ressources\` text,
  	\`concours_photo\` text,
  	\`mesure_audience\` text,
  	\`mesure_publicite\` text,
  	\`_status\` text DEFAULT 'published',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_parametres\`("id", "nom", "adresse", "email", "telephone", "facebook", "instagram", "twitter", "ressources", "concours_photo", "mesure_audience", "mesure_publicite", "_status", "updated_at", "created_at") SELECT "id", "nom", "adresse", "email", "telephone", "facebook", "instagram", "twitter", "ressources", "concours_photo", "mesure_audience", "mesure_publicite", 'published', "updated_at", "created_at" FROM \`parametres\`;`)
  await db.run(sql`DROP TABLE \`parametres\`;`)
  await db.run(sql`ALTER TABLE \`__new_parametres\` RENAME TO \`parametres\`;`)
  await db.run(sql`CREATE INDEX \`parametres__status_idx\` ON \`parametres\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__parametres_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_nom\` text,
  	\`version_adresse\` text,
  	\`version_email\` text,
  	\`version_telephone\` text,
  	\`version_facebook\` text,
  	\`version_instagram\` text,
  	\`version_twitter\` text,
  	\`version_ressources\` text,
  	\`version_concours_photo\` text,
  	\`version_mesure_audience\` text,
  	\`version_mesure_publicite\` text,
  	\`version__status\` text DEFAULT 'published',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`INSERT INTO \`__new__parametres_v\`("id", "version_nom", "version_adresse", "version_email", "version_telephone", "version_facebook", "version_instagram", "version_twitter", "version_ressources", "version_concours_photo", "version_mesure_audience", "version_mesure_publicite", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave") SELECT "id", "version_nom", "version_adresse", "version_email", "version_telephone", "version_facebook", "version_instagram", "version_twitter", "version_ressources", "version_concours_photo", "version_mesure_audience", "version_mesure_publicite", 'published', "version_updated_at", "version_created_at", "created_at", "updated_at", "id" = (SELECT "id" FROM \`_parametres_v\` ORDER BY "updated_at" DESC LIMIT 1), 0 FROM \`_parametres_v\`;`)
  await db.run(sql`DROP TABLE \`_parametres_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__parametres_v\` RENAME TO \`_parametres_v\`;`)
  await db.run(sql`CREATE INDEX \`_parametres_v_version_version__status_idx\` ON \`_parametres_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_parametres_v_created_at_idx\` ON \`_parametres_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_parametres_v_updated_at_idx\` ON \`_parametres_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_parametres_v_latest_idx\` ON \`_parametres_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_parametres_v_autosave_idx\` ON \`_parametres_v\` (\`autosave\`);`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_accueil\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`accroche\` text NOT NULL,
  	\`presentation\` text,
  	\`regards_titre\` text NOT NULL,
  	\`regards_texte\` text,
  	\`payse_titre\` text NOT NULL,
  	\`payse_titulaire\` text,
  	\`payse_texte\` text,
  	\`payse_image_id\` text(36),
  	\`separateur_id\` text(36),
  	\`stages_titre\` text NOT NULL,
  	\`stages_introduction\` text,
  	\`lettre_titre\` text NOT NULL,
  	\`lettre_texte\` text,
  	\`contact_titre\` text NOT NULL,
  	\`contact_texte\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`payse_image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`separateur_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_accueil\`("id", "accroche", "presentation", "regards_titre", "regards_texte", "payse_titre", "payse_titulaire", "payse_texte", "payse_image_id", "separateur_id", "stages_titre", "stages_introduction", "lettre_titre", "lettre_texte", "contact_titre", "contact_texte", "updated_at", "created_at") SELECT "id", "accroche", "presentation", "regards_titre", "regards_texte", "payse_titre", "payse_titulaire", "payse_texte", "payse_image_id", "separateur_id", "stages_titre", "stages_introduction", "lettre_titre", "lettre_texte", "contact_titre", "contact_texte", "updated_at", "created_at" FROM \`accueil\`;`)
  await db.run(sql`DROP TABLE \`accueil\`;`)
  await db.run(sql`ALTER TABLE \`__new_accueil\` RENAME TO \`accueil\`;`)
  await db.run(sql`CREATE INDEX \`accueil_payse_image_idx\` ON \`accueil\` (\`payse_image_id\`);`)
  await db.run(sql`CREATE INDEX \`accueil_separateur_idx\` ON \`accueil\` (\`separateur_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__accueil_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_accroche\` text NOT NULL,
  	\`version_presentation\` text,
  	\`version_regards_titre\` text NOT NULL,
  	\`version_regards_texte\` text,
  	\`version_payse_titre\` text NOT NULL,
  	\`version_payse_titulaire\` text,
  	\`version_payse_texte\` text,
  	\`version_payse_image_id\` text(36),
  	\`version_separateur_id\` text(36),
  	\`version_stages_titre\` text NOT NULL,
  	\`version_stages_introduction\` text,
  	\`version_lettre_titre\` text NOT NULL,
  	\`version_lettre_texte\` text,
  	\`version_contact_titre\` text NOT NULL,
  	\`version_contact_texte\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_payse_image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_separateur_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__accueil_v\`("id", "version_accroche", "version_presentation", "version_regards_titre", "version_regards_texte", "version_payse_titre", "version_payse_titulaire", "version_payse_texte", "version_payse_image_id", "version_separateur_id", "version_stages_titre", "version_stages_introduction", "version_lettre_titre", "version_lettre_texte", "version_contact_titre", "version_contact_texte", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_accroche", "version_presentation", "version_regards_titre", "version_regards_texte", "version_payse_titre", "version_payse_titulaire", "version_payse_texte", "version_payse_image_id", "version_separateur_id", "version_stages_titre", "version_stages_introduction", "version_lettre_titre", "version_lettre_texte", "version_contact_titre", "version_contact_texte", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_accueil_v\`;`)
  await db.run(sql`DROP TABLE \`_accueil_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__accueil_v\` RENAME TO \`_accueil_v\`;`)
  await db.run(sql`CREATE INDEX \`_accueil_v_version_version_payse_image_idx\` ON \`_accueil_v\` (\`version_payse_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_accueil_v_version_version_separateur_idx\` ON \`_accueil_v\` (\`version_separateur_id\`);`)
  await db.run(sql`CREATE INDEX \`_accueil_v_created_at_idx\` ON \`_accueil_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_accueil_v_updated_at_idx\` ON \`_accueil_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_historique\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`titre\` text NOT NULL,
  	\`introduction\` text,
  	\`image_id\` text(36),
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_historique\`("id", "titre", "introduction", "image_id", "updated_at", "created_at") SELECT "id", "titre", "introduction", "image_id", "updated_at", "created_at" FROM \`historique\`;`)
  await db.run(sql`DROP TABLE \`historique\`;`)
  await db.run(sql`ALTER TABLE \`__new_historique\` RENAME TO \`historique\`;`)
  await db.run(sql`CREATE INDEX \`historique_image_idx\` ON \`historique\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__historique_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_titre\` text NOT NULL,
  	\`version_introduction\` text,
  	\`version_image_id\` text(36),
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__historique_v\`("id", "version_titre", "version_introduction", "version_image_id", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_titre", "version_introduction", "version_image_id", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_historique_v\`;`)
  await db.run(sql`DROP TABLE \`_historique_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__historique_v\` RENAME TO \`_historique_v\`;`)
  await db.run(sql`CREATE INDEX \`_historique_v_version_version_image_idx\` ON \`_historique_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_historique_v_created_at_idx\` ON \`_historique_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_historique_v_updated_at_idx\` ON \`_historique_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_qui_sommes_nous\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`titre\` text NOT NULL,
  	\`introduction\` text,
  	\`image_id\` text(36),
  	\`missions_titre\` text NOT NULL,
  	\`role_titre\` text NOT NULL,
  	\`role\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_qui_sommes_nous\`("id", "titre", "introduction", "image_id", "missions_titre", "role_titre", "role", "updated_at", "created_at") SELECT "id", "titre", "introduction", "image_id", "missions_titre", "role_titre", "role", "updated_at", "created_at" FROM \`qui_sommes_nous\`;`)
  await db.run(sql`DROP TABLE \`qui_sommes_nous\`;`)
  await db.run(sql`ALTER TABLE \`__new_qui_sommes_nous\` RENAME TO \`qui_sommes_nous\`;`)
  await db.run(sql`CREATE INDEX \`qui_sommes_nous_image_idx\` ON \`qui_sommes_nous\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__qui_sommes_nous_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_titre\` text NOT NULL,
  	\`version_introduction\` text,
  	\`version_image_id\` text(36),
  	\`version_missions_titre\` text NOT NULL,
  	\`version_role_titre\` text NOT NULL,
  	\`version_role\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__qui_sommes_nous_v\`("id", "version_titre", "version_introduction", "version_image_id", "version_missions_titre", "version_role_titre", "version_role", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_titre", "version_introduction", "version_image_id", "version_missions_titre", "version_role_titre", "version_role", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_qui_sommes_nous_v\`;`)
  await db.run(sql`DROP TABLE \`_qui_sommes_nous_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__qui_sommes_nous_v\` RENAME TO \`_qui_sommes_nous_v\`;`)
  await db.run(sql`CREATE INDEX \`_qui_sommes_nous_v_version_version_image_idx\` ON \`_qui_sommes_nous_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_qui_sommes_nous_v_created_at_idx\` ON \`_qui_sommes_nous_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_qui_sommes_nous_v_updated_at_idx\` ON \`_qui_sommes_nous_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_notre_siege\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`titre\` text NOT NULL,
  	\`texte\` text,
  	\`image_id\` text(36),
  	\`federations_titre\` text NOT NULL,
  	\`federations_texte\` text,
  	\`partenaires_titre\` text NOT NULL,
  	\`partenaires_texte\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_notre_siege\`("id", "titre", "texte", "image_id", "federations_titre", "federations_texte", "partenaires_titre", "partenaires_texte", "updated_at", "created_at") SELECT "id", "titre", "texte", "image_id", "federations_titre", "federations_texte", "partenaires_titre", "partenaires_texte", "updated_at", "created_at" FROM \`notre_siege\`;`)
  await db.run(sql`DROP TABLE \`notre_siege\`;`)
  await db.run(sql`ALTER TABLE \`__new_notre_siege\` RENAME TO \`notre_siege\`;`)
  await db.run(sql`CREATE INDEX \`notre_siege_image_idx\` ON \`notre_siege\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__notre_siege_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_titre\` text NOT NULL,
  	\`version_texte\` text,
  	\`version_image_id\` text(36),
  	\`version_federations_titre\` text NOT NULL,
  	\`version_federations_texte\` text,
  	\`version_partenaires_titre\` text NOT NULL,
  	\`version_partenaires_texte\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__notre_siege_v\`("id", "version_titre", "version_texte", "version_image_id", "version_federations_titre", "version_federations_texte", "version_partenaires_titre", "version_partenaires_texte", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_titre", "version_texte", "version_image_id", "version_federations_titre", "version_federations_texte", "version_partenaires_titre", "version_partenaires_texte", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_notre_siege_v\`;`)
  await db.run(sql`DROP TABLE \`_notre_siege_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__notre_siege_v\` RENAME TO \`_notre_siege_v\`;`)
  await db.run(sql`CREATE INDEX \`_notre_siege_v_version_version_image_idx\` ON \`_notre_siege_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_notre_siege_v_created_at_idx\` ON \`_notre_siege_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_notre_siege_v_updated_at_idx\` ON \`_notre_siege_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_mentions_legales\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`titre\` text NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_mentions_legales\`("id", "titre", "updated_at", "created_at") SELECT "id", "titre", "updated_at", "created_at" FROM \`mentions_legales\`;`)
  await db.run(sql`DROP TABLE \`mentions_legales\`;`)
  await db.run(sql`ALTER TABLE \`__new_mentions_legales\` RENAME TO \`mentions_legales\`;`)
  await db.run(sql`CREATE TABLE \`__new__mentions_legales_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_titre\` text NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new__mentions_legales_v\`("id", "version_titre", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_titre", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_mentions_legales_v\`;`)
  await db.run(sql`DROP TABLE \`_mentions_legales_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__mentions_legales_v\` RENAME TO \`_mentions_legales_v\`;`)
  await db.run(sql`CREATE INDEX \`_mentions_legales_v_created_at_idx\` ON \`_mentions_legales_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_mentions_legales_v_updated_at_idx\` ON \`_mentions_legales_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_politique_de_confidentialite\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`titre\` text NOT NULL,
  	\`introduction\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_politique_de_confidentialite\`("id", "titre", "introduction", "updated_at", "created_at") SELECT "id", "titre", "introduction", "updated_at", "created_at" FROM \`politique_de_confidentialite\`;`)
  await db.run(sql`DROP TABLE \`politique_de_confidentialite\`;`)
  await db.run(sql`ALTER TABLE \`__new_politique_de_confidentialite\` RENAME TO \`politique_de_confidentialite\`;`)
  await db.run(sql`CREATE TABLE \`__new__politique_de_confidentialite_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_titre\` text NOT NULL,
  	\`version_introduction\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new__politique_de_confidentialite_v\`("id", "version_titre", "version_introduction", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_titre", "version_introduction", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_politique_de_confidentialite_v\`;`)
  await db.run(sql`DROP TABLE \`_politique_de_confidentialite_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__politique_de_confidentialite_v\` RENAME TO \`_politique_de_confidentialite_v\`;`)
  await db.run(sql`CREATE INDEX \`_politique_de_confidentialite_v_created_at_idx\` ON \`_politique_de_confidentialite_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_politique_de_confidentialite_v_updated_at_idx\` ON \`_politique_de_confidentialite_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_parametres\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`nom\` text NOT NULL,
  	\`adresse\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`telephone\` text,
  	\`facebook\` text,
  	\`instagram\` text,
  	\`twitter\` text,
  	\`ressources\` text,
  	\`concours_photo\` text,
  	\`mesure_audience\` text,
  	\`mesure_publicite\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_parametres\`("id", "nom", "adresse", "email", "telephone", "facebook", "instagram", "twitter", "ressources", "concours_photo", "mesure_audience", "mesure_publicite", "updated_at", "created_at") SELECT "id", "nom", "adresse", "email", "telephone", "facebook", "instagram", "twitter", "ressources", "concours_photo", "mesure_audience", "mesure_publicite", "updated_at", "created_at" FROM \`parametres\`;`)
  await db.run(sql`DROP TABLE \`parametres\`;`)
  await db.run(sql`ALTER TABLE \`__new_parametres\` RENAME TO \`parametres\`;`)
  await db.run(sql`CREATE TABLE \`__new__parametres_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_nom\` text NOT NULL,
  	\`version_adresse\` text NOT NULL,
  	\`version_email\` text NOT NULL,
  	\`version_telephone\` text,
  	\`version_facebook\` text,
  	\`version_instagram\` text,
  	\`version_twitter\` text,
  	\`version_ressources\` text,
  	\`version_concours_photo\` text,
  	\`version_mesure_audience\` text,
  	\`version_mesure_publicite\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new__parametres_v\`("id", "version_nom", "version_adresse", "version_email", "version_telephone", "version_facebook", "version_instagram", "version_twitter", "version_ressources", "version_concours_photo", "version_mesure_audience", "version_mesure_publicite", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_nom", "version_adresse", "version_email", "version_telephone", "version_facebook", "version_instagram", "version_twitter", "version_ressources", "version_concours_photo", "version_mesure_audience", "version_mesure_publicite", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_parametres_v\`;`)
  await db.run(sql`DROP TABLE \`_parametres_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__parametres_v\` RENAME TO \`_parametres_v\`;`)
  await db.run(sql`CREATE INDEX \`_parametres_v_created_at_idx\` ON \`_parametres_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_parametres_v_updated_at_idx\` ON \`_parametres_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_accueil_diapositives\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`titre\` text NOT NULL,
  	\`texte\` text,
  	\`image_id\` text(36),
  	\`lien_libelle\` text,
  	\`lien_adresse\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`accueil\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_accueil_diapositives\`("_order", "_parent_id", "id", "titre", "texte", "image_id", "lien_libelle", "lien_adresse") SELECT "_order", "_parent_id", "id", "titre", "texte", "image_id", "lien_libelle", "lien_adresse" FROM \`accueil_diapositives\`;`)
  await db.run(sql`DROP TABLE \`accueil_diapositives\`;`)
  await db.run(sql`ALTER TABLE \`__new_accueil_diapositives\` RENAME TO \`accueil_diapositives\`;`)
  await db.run(sql`CREATE INDEX \`accueil_diapositives_order_idx\` ON \`accueil_diapositives\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`accueil_diapositives_parent_id_idx\` ON \`accueil_diapositives\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`accueil_diapositives_image_idx\` ON \`accueil_diapositives\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_accueil_stages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`titre\` text NOT NULL,
  	\`dates\` text,
  	\`texte\` text,
  	\`image_id\` text(36),
  	\`lien_libelle\` text,
  	\`lien_adresse\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`accueil\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_accueil_stages\`("_order", "_parent_id", "id", "titre", "dates", "texte", "image_id", "lien_libelle", "lien_adresse") SELECT "_order", "_parent_id", "id", "titre", "dates", "texte", "image_id", "lien_libelle", "lien_adresse" FROM \`accueil_stages\`;`)
  await db.run(sql`DROP TABLE \`accueil_stages\`;`)
  await db.run(sql`ALTER TABLE \`__new_accueil_stages\` RENAME TO \`accueil_stages\`;`)
  await db.run(sql`CREATE INDEX \`accueil_stages_order_idx\` ON \`accueil_stages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`accueil_stages_parent_id_idx\` ON \`accueil_stages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`accueil_stages_image_idx\` ON \`accueil_stages\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__accueil_v_version_diapositives\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`titre\` text NOT NULL,
  	\`texte\` text,
  	\`image_id\` text(36),
  	\`lien_libelle\` text,
  	\`lien_adresse\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_accueil_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__accueil_v_version_diapositives\`("_order", "_parent_id", "id", "titre", "texte", "image_id", "lien_libelle", "lien_adresse", "_uuid") SELECT "_order", "_parent_id", "id", "titre", "texte", "image_id", "lien_libelle", "lien_adresse", "_uuid" FROM \`_accueil_v_version_diapositives\`;`)
  await db.run(sql`DROP TABLE \`_accueil_v_version_diapositives\`;`)
  await db.run(sql`ALTER TABLE \`__new__accueil_v_version_diapositives\` RENAME TO \`_accueil_v_version_diapositives\`;`)
  await db.run(sql`CREATE INDEX \`_accueil_v_version_diapositives_order_idx\` ON \`_accueil_v_version_diapositives\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_accueil_v_version_diapositives_parent_id_idx\` ON \`_accueil_v_version_diapositives\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_accueil_v_version_diapositives_image_idx\` ON \`_accueil_v_version_diapositives\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__accueil_v_version_stages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`titre\` text NOT NULL,
  	\`dates\` text,
  	\`texte\` text,
  	\`image_id\` text(36),
  	\`lien_libelle\` text,
  	\`lien_adresse\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_accueil_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__accueil_v_version_stages\`("_order", "_parent_id", "id", "titre", "dates", "texte", "image_id", "lien_libelle", "lien_adresse", "_uuid") SELECT "_order", "_parent_id", "id", "titre", "dates", "texte", "image_id", "lien_libelle", "lien_adresse", "_uuid" FROM \`_accueil_v_version_stages\`;`)
  await db.run(sql`DROP TABLE \`_accueil_v_version_stages\`;`)
  await db.run(sql`ALTER TABLE \`__new__accueil_v_version_stages\` RENAME TO \`_accueil_v_version_stages\`;`)
  await db.run(sql`CREATE INDEX \`_accueil_v_version_stages_order_idx\` ON \`_accueil_v_version_stages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_accueil_v_version_stages_parent_id_idx\` ON \`_accueil_v_version_stages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_accueil_v_version_stages_image_idx\` ON \`_accueil_v_version_stages\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_historique_jalons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`date\` text NOT NULL,
  	\`titre\` text NOT NULL,
  	\`texte\` text,
  	\`image_id\` text(36),
  	FOREIGN KEY (\`image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`historique\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_historique_jalons\`("_order", "_parent_id", "id", "date", "titre", "texte", "image_id") SELECT "_order", "_parent_id", "id", "date", "titre", "texte", "image_id" FROM \`historique_jalons\`;`)
  await db.run(sql`DROP TABLE \`historique_jalons\`;`)
  await db.run(sql`ALTER TABLE \`__new_historique_jalons\` RENAME TO \`historique_jalons\`;`)
  await db.run(sql`CREATE INDEX \`historique_jalons_order_idx\` ON \`historique_jalons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`historique_jalons_parent_id_idx\` ON \`historique_jalons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`historique_jalons_image_idx\` ON \`historique_jalons\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__historique_v_version_jalons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`date\` text NOT NULL,
  	\`titre\` text NOT NULL,
  	\`texte\` text,
  	\`image_id\` text(36),
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_historique_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__historique_v_version_jalons\`("_order", "_parent_id", "id", "date", "titre", "texte", "image_id", "_uuid") SELECT "_order", "_parent_id", "id", "date", "titre", "texte", "image_id", "_uuid" FROM \`_historique_v_version_jalons\`;`)
  await db.run(sql`DROP TABLE \`_historique_v_version_jalons\`;`)
  await db.run(sql`ALTER TABLE \`__new__historique_v_version_jalons\` RENAME TO \`_historique_v_version_jalons\`;`)
  await db.run(sql`CREATE INDEX \`_historique_v_version_jalons_order_idx\` ON \`_historique_v_version_jalons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_historique_v_version_jalons_parent_id_idx\` ON \`_historique_v_version_jalons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_historique_v_version_jalons_image_idx\` ON \`_historique_v_version_jalons\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_qui_sommes_nous_missions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`titre\` text NOT NULL,
  	\`texte\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`qui_sommes_nous\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_qui_sommes_nous_missions\`("_order", "_parent_id", "id", "titre", "texte") SELECT "_order", "_parent_id", "id", "titre", "texte" FROM \`qui_sommes_nous_missions\`;`)
  await db.run(sql`DROP TABLE \`qui_sommes_nous_missions\`;`)
  await db.run(sql`ALTER TABLE \`__new_qui_sommes_nous_missions\` RENAME TO \`qui_sommes_nous_missions\`;`)
  await db.run(sql`CREATE INDEX \`qui_sommes_nous_missions_order_idx\` ON \`qui_sommes_nous_missions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`qui_sommes_nous_missions_parent_id_idx\` ON \`qui_sommes_nous_missions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__qui_sommes_nous_v_version_missions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`titre\` text NOT NULL,
  	\`texte\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_qui_sommes_nous_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__qui_sommes_nous_v_version_missions\`("_order", "_parent_id", "id", "titre", "texte", "_uuid") SELECT "_order", "_parent_id", "id", "titre", "texte", "_uuid" FROM \`_qui_sommes_nous_v_version_missions\`;`)
  await db.run(sql`DROP TABLE \`_qui_sommes_nous_v_version_missions\`;`)
  await db.run(sql`ALTER TABLE \`__new__qui_sommes_nous_v_version_missions\` RENAME TO \`_qui_sommes_nous_v_version_missions\`;`)
  await db.run(sql`CREATE INDEX \`_qui_sommes_nous_v_version_missions_order_idx\` ON \`_qui_sommes_nous_v_version_missions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_qui_sommes_nous_v_version_missions_parent_id_idx\` ON \`_qui_sommes_nous_v_version_missions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_notre_siege_federations\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`nom\` text NOT NULL,
  	\`region\` text,
  	\`adresse\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`notre_siege\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_notre_siege_federations\`("_order", "_parent_id", "id", "nom", "region", "adresse") SELECT "_order", "_parent_id", "id", "nom", "region", "adresse" FROM \`notre_siege_federations\`;`)
  await db.run(sql`DROP TABLE \`notre_siege_federations\`;`)
  await db.run(sql`ALTER TABLE \`__new_notre_siege_federations\` RENAME TO \`notre_siege_federations\`;`)
  await db.run(sql`CREATE INDEX \`notre_siege_federations_order_idx\` ON \`notre_siege_federations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`notre_siege_federations_parent_id_idx\` ON \`notre_siege_federations\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_notre_siege_partenaires\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`nom\` text NOT NULL,
  	\`logo_id\` text(36),
  	\`adresse\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`notre_siege\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_notre_siege_partenaires\`("_order", "_parent_id", "id", "nom", "logo_id", "adresse") SELECT "_order", "_parent_id", "id", "nom", "logo_id", "adresse" FROM \`notre_siege_partenaires\`;`)
  await db.run(sql`DROP TABLE \`notre_siege_partenaires\`;`)
  await db.run(sql`ALTER TABLE \`__new_notre_siege_partenaires\` RENAME TO \`notre_siege_partenaires\`;`)
  await db.run(sql`CREATE INDEX \`notre_siege_partenaires_order_idx\` ON \`notre_siege_partenaires\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`notre_siege_partenaires_parent_id_idx\` ON \`notre_siege_partenaires\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`notre_siege_partenaires_logo_idx\` ON \`notre_siege_partenaires\` (\`logo_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__notre_siege_v_version_federations\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`nom\` text NOT NULL,
  	\`region\` text,
  	\`adresse\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_notre_siege_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__notre_siege_v_version_federations\`("_order", "_parent_id", "id", "nom", "region", "adresse", "_uuid") SELECT "_order", "_parent_id", "id", "nom", "region", "adresse", "_uuid" FROM \`_notre_siege_v_version_federations\`;`)
  await db.run(sql`DROP TABLE \`_notre_siege_v_version_federations\`;`)
  await db.run(sql`ALTER TABLE \`__new__notre_siege_v_version_federations\` RENAME TO \`_notre_siege_v_version_federations\`;`)
  await db.run(sql`CREATE INDEX \`_notre_siege_v_version_federations_order_idx\` ON \`_notre_siege_v_version_federations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_notre_siege_v_version_federations_parent_id_idx\` ON \`_notre_siege_v_version_federations\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__notre_siege_v_version_partenaires\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`nom\` text NOT NULL,
  	\`logo_id\` text(36),
  	\`adresse\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_notre_siege_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__notre_siege_v_version_partenaires\`("_order", "_parent_id", "id", "nom", "logo_id", "adresse", "_uuid") SELECT "_order", "_parent_id", "id", "nom", "logo_id", "adresse", "_uuid" FROM \`_notre_siege_v_version_partenaires\`;`)
  await db.run(sql`DROP TABLE \`_notre_siege_v_version_partenaires\`;`)
  await db.run(sql`ALTER TABLE \`__new__notre_siege_v_version_partenaires\` RENAME TO \`_notre_siege_v_version_partenaires\`;`)
  await db.run(sql`CREATE INDEX \`_notre_siege_v_version_partenaires_order_idx\` ON \`_notre_siege_v_version_partenaires\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_notre_siege_v_version_partenaires_parent_id_idx\` ON \`_notre_siege_v_version_partenaires\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_notre_siege_v_version_partenaires_logo_idx\` ON \`_notre_siege_v_version_partenaires\` (\`logo_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_mentions_legales_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`titre\` text NOT NULL,
  	\`texte\` text,
  	\`date_du_jour\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mentions_legales\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_mentions_legales_sections\`("_order", "_parent_id", "id", "titre", "texte", "date_du_jour") SELECT "_order", "_parent_id", "id", "titre", "texte", "date_du_jour" FROM \`mentions_legales_sections\`;`)
  await db.run(sql`DROP TABLE \`mentions_legales_sections\`;`)
  await db.run(sql`ALTER TABLE \`__new_mentions_legales_sections\` RENAME TO \`mentions_legales_sections\`;`)
  await db.run(sql`CREATE INDEX \`mentions_legales_sections_order_idx\` ON \`mentions_legales_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`mentions_legales_sections_parent_id_idx\` ON \`mentions_legales_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__mentions_legales_v_version_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`titre\` text NOT NULL,
  	\`texte\` text,
  	\`date_du_jour\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_mentions_legales_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__mentions_legales_v_version_sections\`("_order", "_parent_id", "id", "titre", "texte", "date_du_jour", "_uuid") SELECT "_order", "_parent_id", "id", "titre", "texte", "date_du_jour", "_uuid" FROM \`_mentions_legales_v_version_sections\`;`)
  await db.run(sql`DROP TABLE \`_mentions_legales_v_version_sections\`;`)
  await db.run(sql`ALTER TABLE \`__new__mentions_legales_v_version_sections\` RENAME TO \`_mentions_legales_v_version_sections\`;`)
  await db.run(sql`CREATE INDEX \`_mentions_legales_v_version_sections_order_idx\` ON \`_mentions_legales_v_version_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_mentions_legales_v_version_sections_parent_id_idx\` ON \`_mentions_legales_v_version_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_politique_de_confidentialite_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`titre\` text NOT NULL,
  	\`texte\` text,
  	\`date_du_jour\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`politique_de_confidentialite\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_politique_de_confidentialite_sections\`("_order", "_parent_id", "id", "titre", "texte", "date_du_jour") SELECT "_order", "_parent_id", "id", "titre", "texte", "date_du_jour" FROM \`politique_de_confidentialite_sections\`;`)
  await db.run(sql`DROP TABLE \`politique_de_confidentialite_sections\`;`)
  await db.run(sql`ALTER TABLE \`__new_politique_de_confidentialite_sections\` RENAME TO \`politique_de_confidentialite_sections\`;`)
  await db.run(sql`CREATE INDEX \`politique_de_confidentialite_sections_order_idx\` ON \`politique_de_confidentialite_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`politique_de_confidentialite_sections_parent_id_idx\` ON \`politique_de_confidentialite_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__politique_de_confidentialite_v_version_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`titre\` text NOT NULL,
  	\`texte\` text,
  	\`date_du_jour\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_politique_de_confidentialite_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__politique_de_confidentialite_v_version_sections\`("_order", "_parent_id", "id", "titre", "texte", "date_du_jour", "_uuid") SELECT "_order", "_parent_id", "id", "titre", "texte", "date_du_jour", "_uuid" FROM \`_politique_de_confidentialite_v_version_sections\`;`)
  await db.run(sql`DROP TABLE \`_politique_de_confidentialite_v_version_sections\`;`)
  await db.run(sql`ALTER TABLE \`__new__politique_de_confidentialite_v_version_sections\` RENAME TO \`_politique_de_confidentialite_v_version_sections\`;`)
  await db.run(sql`CREATE INDEX \`_politique_de_confidentialite_v_version_sections_order_idx\` ON \`_politique_de_confidentialite_v_version_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_politique_de_confidentialite_v_version_sections_parent_id_idx\` ON \`_politique_de_confidentialite_v_version_sections\` (\`_parent_id\`);`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
}
