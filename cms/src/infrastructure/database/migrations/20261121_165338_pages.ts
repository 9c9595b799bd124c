import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`accueil_diapositives\` (
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
  await db.run(sql`CREATE INDEX \`accueil_diapositives_order_idx\` ON \`accueil_diapositives\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`accueil_diapositives_parent_id_idx\` ON \`accueil_diapositives\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`accueil_diapositives_image_idx\` ON \`accueil_diapositives\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`accueil_stages\` (
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
  await db.run(sql`CREATE INDEX \`accueil_stages_order_idx\` ON \`accueil_stages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`accueil_stages_parent_id_idx\` ON \`accueil_stages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`accueil_stages_image_idx\` ON \`accueil_stages\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`accueil\` (
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
  await db.run(sql`CREATE INDEX \`accueil_payse_image_idx\` ON \`accueil\` (\`payse_image_id\`);`)
  await db.run(sql`CREATE INDEX \`accueil_separateur_idx\` ON \`accueil\` (\`separateur_id\`);`)
  await db.run(sql`CREATE TABLE \`_accueil_v_version_diapositives\` (
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
  await db.run(sql`CREATE INDEX \`_accueil_v_version_diapositives_order_idx\` ON \`_accueil_v_version_diapositives\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_accueil_v_version_diapositives_parent_id_idx\` ON \`_accueil_v_version_diapositives\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_accueil_v_version_diapositives_image_idx\` ON \`_accueil_v_version_diapositives\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_accueil_v_version_stages\` (
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
  await db.run(sql`CREATE INDEX \`_accueil_v_version_stages_order_idx\` ON \`_accueil_v_version_stages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_accueil_v_version_stages_parent_id_idx\` ON \`_accueil_v_version_stages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_accueil_v_version_stages_image_idx\` ON \`_accueil_v_version_stages\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_accueil_v\` (
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
  await db.run(sql`CREATE INDEX \`_accueil_v_version_version_payse_image_idx\` ON \`_accueil_v\` (\`version_payse_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_accueil_v_version_version_separateur_idx\` ON \`_accueil_v\` (\`version_separateur_id\`);`)
  await db.run(sql`CREATE INDEX \`_accueil_v_created_at_idx\` ON \`_accueil_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_accueil_v_updated_at_idx\` ON \`_accueil_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`historique_jalons\` (
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
  await db.run(sql`CREATE INDEX \`historique_jalons_order_idx\` ON \`historique_jalons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`historique_jalons_parent_id_idx\` ON \`historique_jalons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`historique_jalons_image_idx\` ON \`historique_jalons\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`historique\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`titre\` text NOT NULL,
  	\`introduction\` text,
  	\`image_id\` text(36),
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`historique_image_idx\` ON \`historique\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_historique_v_version_jalons\` (
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
  await db.run(sql`CREATE INDEX \`_historique_v_version_jalons_order_idx\` ON \`_historique_v_version_jalons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_historique_v_version_jalons_parent_id_idx\` ON \`_historique_v_version_jalons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_historique_v_version_jalons_image_idx\` ON \`_historique_v_version_jalons\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_historique_v\` (
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
  await db.run(sql`CREATE INDEX \`_historique_v_version_version_image_idx\` ON \`_historique_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_historique_v_created_at_idx\` ON \`_historique_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_historique_v_updated_at_idx\` ON \`_historique_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`qui_sommes_nous_missions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`titre\` text NOT NULL,
  	\`texte\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`qui_sommes_nous\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`qui_sommes_nous_missions_order_idx\` ON \`qui_sommes_nous_missions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`qui_sommes_nous_missions_parent_id_idx\` ON \`qui_sommes_nous_missions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`qui_sommes_nous\` (
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
  await db.run(sql`CREATE INDEX \`qui_sommes_nous_image_idx\` ON \`qui_sommes_nous\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_qui_sommes_nous_v_version_missions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`titre\` text NOT NULL,
  	\`texte\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_qui_sommes_nous_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_qui_sommes_nous_v_version_missions_order_idx\` ON \`_qui_sommes_nous_v_version_missions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_qui_sommes_nous_v_version_missions_parent_id_idx\` ON \`_qui_sommes_nous_v_version_missions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_qui_sommes_nous_v\` (
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
  await db.run(sql`CREATE INDEX \`_qui_sommes_nous_v_version_version_image_idx\` ON \`_qui_sommes_nous_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_qui_sommes_nous_v_created_at_idx\` ON \`_qui_sommes_nous_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_qui_sommes_nous_v_updated_at_idx\` ON \`_qui_sommes_nous_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`notre_siege_federations\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`nom\` text NOT NULL,
  	\`region\` text,
  	\`adresse\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`notre_siege\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`notre_siege_federations_order_idx\` ON \`notre_siege_federations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`notre_siege_federations_parent_id_idx\` ON \`notre_siege_federations\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`notre_siege_partenaires\` (
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
  await db.run(sql`CREATE INDEX \`notre_siege_partenaires_order_idx\` ON \`notre_siege_partenaires\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`notre_siege_partenaires_parent_id_idx\` ON \`notre_siege_partenaires\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`notre_siege_partenaires_logo_idx\` ON \`notre_siege_partenaires\` (\`logo_id\`);`)
  await db.run(sql`CREATE TABLE \`notre_siege\` (
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
  await db.run(sql`CREATE INDEX \`notre_siege_image_idx\` ON \`notre_siege\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_notre_siege_v_version_federations\` (
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
  await db.run(sql`CREATE INDEX \`_notre_siege_v_version_federations_order_idx\` ON \`_notre_siege_v_version_federations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_notre_siege_v_version_federations_parent_id_idx\` ON \`_notre_siege_v_version_federations\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_notre_siege_v_version_partenaires\` (
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
  await db.run(sql`CREATE INDEX \`_notre_siege_v_version_partenaires_order_idx\` ON \`_notre_siege_v_version_partenaires\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_notre_siege_v_version_partenaires_parent_id_idx\` ON \`_notre_siege_v_version_partenaires\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_notre_siege_v_version_partenaires_logo_idx\` ON \`_notre_siege_v_version_partenaires\` (\`logo_id\`);`)
  await db.run(sql`CREATE TABLE \`_notre_siege_v\` (
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
  await db.run(sql`CREATE INDEX \`_notre_siege_v_version_version_image_idx\` ON \`_notre_siege_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_notre_siege_v_created_at_idx\` ON \`_notre_siege_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_notre_siege_v_updated_at_idx\` ON \`_notre_siege_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`mentions_legales_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`titre\` text NOT NULL,
  	\`texte\` text,
  	\`date_du_jour\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mentions_legales\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`mentions_legales_sections_order_idx\` ON \`mentions_legales_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`mentions_legales_sections_parent_id_idx\` ON \`mentions_legales_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mentions_legales\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`titre\` text NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_mentions_legales_v_version_sections\` (
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
  await db.run(sql`CREATE INDEX \`_mentions_legales_v_version_sections_order_idx\` ON \`_mentions_legales_v_version_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_mentions_legales_v_version_sections_parent_id_idx\` ON \`_mentions_legales_v_version_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_mentions_legales_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_titre\` text NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_mentions_legales_v_created_at_idx\` ON \`_mentions_legales_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_mentions_legales_v_updated_at_idx\` ON \`_mentions_legales_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`politique_de_confidentialite_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`titre\` text NOT NULL,
  	\`texte\` text,
  	\`date_du_jour\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`politique_de_confidentialite\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`politique_de_confidentialite_sections_order_idx\` ON \`politique_de_confidentialite_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`politique_de_confidentialite_sections_parent_id_idx\` ON \`politique_de_confidentialite_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`politique_de_confidentialite\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`titre\` text NOT NULL,
  	\`introduction\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_politique_de_confidentialite_v_version_sections\` (
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
  await db.run(sql`CREATE INDEX \`_politique_de_confidentialite_v_version_sections_order_idx\` ON \`_politique_de_confidentialite_v_version_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_politique_de_confidentialite_v_version_sections_parent_id_idx\` ON \`_politique_de_confidentialite_v_version_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_politique_de_confidentialite_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_titre\` text NOT NULL,
  	\`version_introduction\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_politique_de_confidentialite_v_created_at_idx\` ON \`_politique_de_confidentialite_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_politique_de_confidentialite_v_updated_at_idx\` ON \`_politique_de_confidentialite_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`parametres\` (
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
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_parametres_v\` (
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
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_parametres_v_created_at_idx\` ON \`_parametres_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_parametres_v_updated_at_idx\` ON \`_parametres_v\` (\`updated_at\`);`)
  await db.run(sql`ALTER TABLE \`images\` ADD \`sizes_w1920_url\` text;`)
  await db.run(sql`ALTER TABLE \`images\` ADD \`sizes_w1920_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`images\` ADD \`sizes_w1920_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`images\` ADD \`sizes_w1920_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`images\` ADD \`sizes_w1920_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`images\` ADD \`sizes_w1920_filename\` text;`)
  await db.run(sql`CREATE INDEX \`images_sizes_w1920_sizes_w1920_filename_idx\` ON \`images\` (\`sizes_w1920_filename\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`accueil_diapositives\`;`)
  await db.run(sql`DROP TABLE \`accueil_stages\`;`)
  await db.run(sql`DROP TABLE \`accueil\`;`)
  await db.run(sql`DROP TABLE \`_accueil_v_version_diapositives\`;`)
  await db.run(sql`DROP TABLE \`_accueil_v_version_stages\`;`)
  await db.run(sql`DROP TABLE \`_accueil_v\`;`)
  await db.run(sql`DROP TABLE \`historique_jalons\`;`)
  await db.run(sql`DROP TABLE \`historique\`;`)
  await db.run(sql`DROP TABLE \`_historique_v_version_jalons\`;`)
  await db.run(sql`DROP TABLE \`_historique_v\`;`)
  await db.run(sql`DROP TABLE \`qui_sommes_nous_missions\`;`)
  await db.run(sql`DROP TABLE \`qui_sommes_nous\`;`)
  await db.run(sql`DROP TABLE \`_qui_sommes_nous_v_version_missions\`;`)
  await db.run(sql`DROP TABLE \`_qui_sommes_nous_v\`;`)
  await db.run(sql`DROP TABLE \`notre_siege_federations\`;`)
  await db.run(sql`DROP TABLE \`notre_siege_partenaires\`;`)
  await db.run(sql`DROP TABLE \`notre_siege\`;`)
  await db.run(sql`DROP TABLE \`_notre_siege_v_version_federations\`;`)
  await db.run(sql`DROP TABLE \`_notre_siege_v_version_partenaires\`;`)
  await db.run(sql`DROP TABLE \`_notre_siege_v\`;`)
  await db.run(sql`DROP TABLE \`mentions_legales_sections\`;`)
  await db.run(sql`DROP TABLE \`mentions_legales\`;`)
  await db.run(sql`DROP TABLE \`_mentions_legales_v_version_sections\`;`)
  await db.run(sql`DROP TABLE \`_mentions_legales_v\`;`)
  await db.run(sql`DROP TABLE \`politique_de_confidentialite_sections\`;`)
  await db.run(sql`DROP TABLE \`politique_de_confidentialite\`;`)
  await db.run(sql`DROP TABLE \`_politique_de_confidentialite_v_version_sections\`;`)
  await db.run(sql`DROP TABLE \`_politique_de_confidentialite_v\`;`)
  await db.run(sql`DROP TABLE \`parametres\`;`)
  await db.run(sql`DROP TABLE \`_parametres_v\`;`)
  await db.run(sql`DROP INDEX \`images_sizes_w1920_sizes_w1920_filename_idx\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`sizes_w1920_url\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`sizes_w1920_width\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`sizes_w1920_height\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`sizes_w1920_mime_type\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`sizes_w1920_filesize\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`sizes_w1920_filename\`;`)
}
