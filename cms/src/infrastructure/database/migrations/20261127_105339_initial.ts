import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`regards\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`numero\` numeric,
  	\`numero_corbeille\` numeric,
  	\`date_parution\` text,
  	\`titre\` text,
  	\`sommaire\` text,
  	\`pdf_id\` text(36),
  	\`couverture_id\` text(36),
  	\`deleted_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'published',
  	FOREIGN KEY (\`pdf_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`couverture_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`regards_numero_idx\` ON \`regards\` (\`numero\`);`)
  await db.run(sql`CREATE INDEX \`regards_pdf_idx\` ON \`regards\` (\`pdf_id\`);`)
  await db.run(sql`CREATE INDEX \`regards_couverture_idx\` ON \`regards\` (\`couverture_id\`);`)
  await db.run(sql`CREATE INDEX \`regards_deleted_at_idx\` ON \`regards\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`regards_updated_at_idx\` ON \`regards\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`regards_created_at_idx\` ON \`regards\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`regards__status_idx\` ON \`regards\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`dateParution_createdAt_idx\` ON \`regards\` (\`date_parution\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`dateParution_numero_createdAt_idx\` ON \`regards\` (\`date_parution\`,\`numero\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`regards_numbers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` numeric,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`regards\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`regards_numbers_order_parent_idx\` ON \`regards_numbers\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_regards_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_numero\` numeric,
  	\`version_numero_corbeille\` numeric,
  	\`version_date_parution\` text,
  	\`version_titre\` text,
  	\`version_sommaire\` text,
  	\`version_pdf_id\` text(36),
  	\`version_couverture_id\` text(36),
  	\`version_deleted_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'published',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`regards\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_couverture_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_regards_v_parent_idx\` ON \`_regards_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_regards_v_version_version_numero_idx\` ON \`_regards_v\` (\`version_numero\`);`)
  await db.run(sql`CREATE INDEX \`_regards_v_version_version_pdf_idx\` ON \`_regards_v\` (\`version_pdf_id\`);`)
  await db.run(sql`CREATE INDEX \`_regards_v_version_version_couverture_idx\` ON \`_regards_v\` (\`version_couverture_id\`);`)
  await db.run(sql`CREATE INDEX \`_regards_v_version_version_deleted_at_idx\` ON \`_regards_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_regards_v_version_version_updated_at_idx\` ON \`_regards_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_regards_v_version_version_created_at_idx\` ON \`_regards_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_regards_v_version_version__status_idx\` ON \`_regards_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_regards_v_created_at_idx\` ON \`_regards_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_regards_v_updated_at_idx\` ON \`_regards_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_regards_v_latest_idx\` ON \`_regards_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_dateParution_version_createdAt_idx\` ON \`_regards_v\` (\`version_date_parution\`,\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`version_dateParution_version_numero_version_createdAt_idx\` ON \`_regards_v\` (\`version_date_parution\`,\`version_numero\`,\`version_created_at\`);`)
  await db.run(sql`CREATE TABLE \`_regards_v_numbers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` numeric,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_regards_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_regards_v_numbers_order_parent_idx\` ON \`_regards_v_numbers\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`documents\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`prefix\` text,
  	\`upload_id\` text,
  	\`reserve\` integer,
  	\`_objectkey\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_filename_compound_idx\` ON \`documents\` (\`prefix\`,\`filename\`);`)
  await db.run(sql`CREATE INDEX \`documents_upload_id_idx\` ON \`documents\` (\`upload_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_updated_at_idx\` ON \`documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_created_at_idx\` ON \`documents\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_filename_idx\` ON \`documents\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`lectures\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`document_id\` text(36) NOT NULL,
  	\`etat\` text DEFAULT 'attente' NOT NULL,
  	\`raison\` text,
  	\`nombre_de_pages\` numeric,
  	\`pages_traitees\` numeric DEFAULT 0,
  	\`langue\` text,
  	\`plan\` text,
  	\`version\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`document_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`lectures_document_idx\` ON \`lectures\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`lectures_etat_idx\` ON \`lectures\` (\`etat\`);`)
  await db.run(sql`CREATE INDEX \`lectures_updated_at_idx\` ON \`lectures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lectures_created_at_idx\` ON \`lectures\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`pages_de_regards\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`document_id\` text(36) NOT NULL,
  	\`page\` numeric NOT NULL,
  	\`largeur\` numeric NOT NULL,
  	\`hauteur\` numeric NOT NULL,
  	\`dossier\` text NOT NULL,
  	\`tailles\` text NOT NULL,
  	\`vignette\` text,
  	\`sans_texte\` integer DEFAULT false,
  	\`blocs\` text,
  	\`texte\` text,
  	\`texte_corrige\` text,
  	\`verifiee\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`document_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_de_regards_document_idx\` ON \`pages_de_regards\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_de_regards_updated_at_idx\` ON \`pages_de_regards\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_de_regards_created_at_idx\` ON \`pages_de_regards\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`document_page_idx\` ON \`pages_de_regards\` (\`document_id\`,\`page\`);`)
  await db.run(sql`CREATE TABLE \`images\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`alt\` text,
  	\`decorative\` integer,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`dossier\` text,
  	\`usage\` text DEFAULT 'page' NOT NULL,
  	\`placeholder\` text,
  	\`sizes_w320_url\` text,
  	\`sizes_w320_width\` numeric,
  	\`sizes_w320_height\` numeric,
  	\`sizes_w320_mime_type\` text,
  	\`sizes_w320_filesize\` numeric,
  	\`sizes_w320_filename\` text,
  	\`sizes_w480_url\` text,
  	\`sizes_w480_width\` numeric,
  	\`sizes_w480_height\` numeric,
  	\`sizes_w480_mime_type\` text,
  	\`sizes_w480_filesize\` numeric,
  	\`sizes_w480_filename\` text,
  	\`sizes_w560_url\` text,
  	\`sizes_w560_width\` numeric,
  	\`sizes_w560_height\` numeric,
  	\`sizes_w560_mime_type\` text,
  	\`sizes_w560_filesize\` numeric,
  	\`sizes_w560_filename\` text,
  	\`sizes_w720_url\` text,
  	\`sizes_w720_width\` numeric,
  	\`sizes_w720_height\` numeric,
  	\`sizes_w720_mime_type\` text,
  	\`sizes_w720_filesize\` numeric,
  	\`sizes_w720_filename\` text,
  	\`sizes_w960_url\` text,
  	\`sizes_w960_width\` numeric,
  	\`sizes_w960_height\` numeric,
  	\`sizes_w960_mime_type\` text,
  	\`sizes_w960_filesize\` numeric,
  	\`sizes_w960_filename\` text,
  	\`sizes_w1280_url\` text,
  	\`sizes_w1280_width\` numeric,
  	\`sizes_w1280_height\` numeric,
  	\`sizes_w1280_mime_type\` text,
  	\`sizes_w1280_filesize\` numeric,
  	\`sizes_w1280_filename\` text,
  	\`sizes_w1920_url\` text,
  	\`sizes_w1920_width\` numeric,
  	\`sizes_w1920_height\` numeric,
  	\`sizes_w1920_mime_type\` text,
  	\`sizes_w1920_filesize\` numeric,
  	\`sizes_w1920_filename\` text,
  	\`sizes_webp_url\` text,
  	\`sizes_webp_width\` numeric,
  	\`sizes_webp_height\` numeric,
  	\`sizes_webp_mime_type\` text,
  	\`sizes_webp_filesize\` numeric,
  	\`sizes_webp_filename\` text,
  	\`sizes_jpeg_url\` text,
  	\`sizes_jpeg_width\` numeric,
  	\`sizes_jpeg_height\` numeric,
  	\`sizes_jpeg_mime_type\` text,
  	\`sizes_jpeg_filesize\` numeric,
  	\`sizes_jpeg_filename\` text,
  	\`prefix\` text,
  	\`upload_id\` text,
  	\`reserve\` integer,
  	\`deleted_at\` text,
  	\`_objectkey\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`images_filename_compound_idx\` ON \`images\` (\`prefix\`,\`filename\`);`)
  await db.run(sql`CREATE INDEX \`images_sizes_w320_sizes_w320_filename_idx\` ON \`images\` (\`sizes_w320_filename\`);`)
  await db.run(sql`CREATE INDEX \`images_sizes_w480_sizes_w480_filename_idx\` ON \`images\` (\`sizes_w480_filename\`);`)
  await db.run(sql`CREATE INDEX \`images_sizes_w560_sizes_w560_filename_idx\` ON \`images\` (\`sizes_w560_filename\`);`)
  await db.run(sql`CREATE INDEX \`images_sizes_w720_sizes_w720_filename_idx\` ON \`images\` (\`sizes_w720_filename\`);`)
  await db.run(sql`CREATE INDEX \`images_sizes_w960_sizes_w960_filename_idx\` ON \`images\` (\`sizes_w960_filename\`);`)
  await db.run(sql`CREATE INDEX \`images_sizes_w1280_sizes_w1280_filename_idx\` ON \`images\` (\`sizes_w1280_filename\`);`)
  await db.run(sql`CREATE INDEX \`images_sizes_w1920_sizes_w1920_filename_idx\` ON \`images\` (\`sizes_w1920_filename\`);`)
  await db.run(sql`CREATE INDEX \`images_sizes_webp_sizes_webp_filename_idx\` ON \`images\` (\`sizes_webp_filename\`);`)
  await db.run(sql`CREATE INDEX \`images_sizes_jpeg_sizes_jpeg_filename_idx\` ON \`images\` (\`sizes_jpeg_filename\`);`)
  await db.run(sql`CREATE INDEX \`images_upload_id_idx\` ON \`images\` (\`upload_id\`);`)
  await db.run(sql`CREATE INDEX \`images_deleted_at_idx\` ON \`images\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`images_updated_at_idx\` ON \`images\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`images_created_at_idx\` ON \`images\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`images_filename_idx\` ON \`images\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`compteurs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`regard\` text NOT NULL,
  	\`nombre_de_vue\` numeric DEFAULT 0 NOT NULL,
  	\`nombre_de_telechargement\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`compteurs_regard_idx\` ON \`compteurs\` (\`regard\`);`)
  await db.run(sql`CREATE INDEX \`compteurs_updated_at_idx\` ON \`compteurs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`compteurs_created_at_idx\` ON \`compteurs\` (\`created_at\`);`)
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
  	\`deleted_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`abonnes_email_idx\` ON \`abonnes\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`abonnes_etat_idx\` ON \`abonnes\` (\`etat\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`abonnes_cle_idx\` ON \`abonnes\` (\`cle\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`abonnes_empreinte_idx\` ON \`abonnes\` (\`empreinte\`);`)
  await db.run(sql`CREATE INDEX \`abonnes_empreinte_jeton_idx\` ON \`abonnes\` (\`empreinte_jeton\`);`)
  await db.run(sql`CREATE INDEX \`abonnes_deleted_at_idx\` ON \`abonnes\` (\`deleted_at\`);`)
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
  await db.run(sql`CREATE TABLE \`facteurs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`utilisateur\` text NOT NULL,
  	\`utilisateur_origine\` text,
  	\`type\` text NOT NULL,
  	\`identifiant\` text NOT NULL,
  	\`nom\` text,
  	\`secret\` text,
  	\`compteur\` numeric,
  	\`transports\` text,
  	\`dernier_pas\` numeric DEFAULT 0 NOT NULL,
  	\`derniere_utilisation\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`facteurs_utilisateur_idx\` ON \`facteurs\` (\`utilisateur\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`facteurs_identifiant_idx\` ON \`facteurs\` (\`identifiant\`);`)
  await db.run(sql`CREATE INDEX \`facteurs_updated_at_idx\` ON \`facteurs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`facteurs_created_at_idx\` ON \`facteurs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`invitation\` integer DEFAULT false,
  	\`invitation_envoyee_le\` text,
  	\`role\` text DEFAULT 'editeur' NOT NULL,
  	\`jamais_connecte\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`journal\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`date_action\` text NOT NULL,
  	\`action\` text NOT NULL,
  	\`auteur\` text NOT NULL,
  	\`cible\` text NOT NULL,
  	\`details\` text,
  	\`changements\` text,
  	\`adresse\` text,
  	\`auteur_id\` text,
  	\`cible_type\` text,
  	\`cible_id\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`journal_date_action_idx\` ON \`journal\` (\`date_action\`);`)
  await db.run(sql`CREATE INDEX \`journal_action_idx\` ON \`journal\` (\`action\`);`)
  await db.run(sql`CREATE INDEX \`journal_auteur_idx\` ON \`journal\` (\`auteur\`);`)
  await db.run(sql`CREATE INDEX \`journal_cible_idx\` ON \`journal\` (\`cible\`);`)
  await db.run(sql`CREATE INDEX \`journal_auteur_id_idx\` ON \`journal\` (\`auteur_id\`);`)
  await db.run(sql`CREATE INDEX \`journal_cible_type_idx\` ON \`journal\` (\`cible_type\`);`)
  await db.run(sql`CREATE INDEX \`journal_cible_id_idx\` ON \`journal\` (\`cible_id\`);`)
  await db.run(sql`CREATE TABLE \`sessions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`sid\` text NOT NULL,
  	\`compte\` text NOT NULL,
  	\`empreinte_mot_de_passe\` text,
  	\`date_connexion\` text NOT NULL,
  	\`date_confirmation\` text,
  	\`expiration\` text,
  	\`derniere_activite\` text NOT NULL,
  	\`appareil\` text,
  	\`adresse\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sessions_sid_idx\` ON \`sessions\` (\`sid\`);`)
  await db.run(sql`CREATE INDEX \`sessions_compte_idx\` ON \`sessions\` (\`compte\`);`)
  await db.run(sql`CREATE INDEX \`sessions_date_connexion_idx\` ON \`sessions\` (\`date_connexion\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
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
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`accueil_diapositives\` (
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
  await db.run(sql`CREATE INDEX \`accueil_diapositives_order_idx\` ON \`accueil_diapositives\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`accueil_diapositives_parent_id_idx\` ON \`accueil_diapositives\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`accueil_diapositives_image_idx\` ON \`accueil_diapositives\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`accueil_stages\` (
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
  await db.run(sql`CREATE INDEX \`accueil_stages_order_idx\` ON \`accueil_stages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`accueil_stages_parent_id_idx\` ON \`accueil_stages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`accueil_stages_image_idx\` ON \`accueil_stages\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`accueil\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`modifie_par\` text,
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
  await db.run(sql`CREATE INDEX \`accueil_payse_image_idx\` ON \`accueil\` (\`payse_image_id\`);`)
  await db.run(sql`CREATE INDEX \`accueil_separateur_idx\` ON \`accueil\` (\`separateur_id\`);`)
  await db.run(sql`CREATE INDEX \`accueil__status_idx\` ON \`accueil\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_accueil_v_version_diapositives\` (
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
  await db.run(sql`CREATE INDEX \`_accueil_v_version_diapositives_order_idx\` ON \`_accueil_v_version_diapositives\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_accueil_v_version_diapositives_parent_id_idx\` ON \`_accueil_v_version_diapositives\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_accueil_v_version_diapositives_image_idx\` ON \`_accueil_v_version_diapositives\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_accueil_v_version_stages\` (
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
  await db.run(sql`CREATE INDEX \`_accueil_v_version_stages_order_idx\` ON \`_accueil_v_version_stages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_accueil_v_version_stages_parent_id_idx\` ON \`_accueil_v_version_stages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_accueil_v_version_stages_image_idx\` ON \`_accueil_v_version_stages\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_accueil_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_modifie_par\` text,
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
  await db.run(sql`CREATE INDEX \`_accueil_v_version_version_payse_image_idx\` ON \`_accueil_v\` (\`version_payse_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_accueil_v_version_version_separateur_idx\` ON \`_accueil_v\` (\`version_separateur_id\`);`)
  await db.run(sql`CREATE INDEX \`_accueil_v_version_version__status_idx\` ON \`_accueil_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_accueil_v_created_at_idx\` ON \`_accueil_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_accueil_v_updated_at_idx\` ON \`_accueil_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_accueil_v_latest_idx\` ON \`_accueil_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_accueil_v_autosave_idx\` ON \`_accueil_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`historique_jalons\` (
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
  await db.run(sql`CREATE INDEX \`historique_jalons_order_idx\` ON \`historique_jalons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`historique_jalons_parent_id_idx\` ON \`historique_jalons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`historique_jalons_image_idx\` ON \`historique_jalons\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`historique\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`modifie_par\` text,
  	\`titre\` text,
  	\`introduction\` text,
  	\`image_id\` text(36),
  	\`_status\` text DEFAULT 'published',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`historique_image_idx\` ON \`historique\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`historique__status_idx\` ON \`historique\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_historique_v_version_jalons\` (
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
  await db.run(sql`CREATE INDEX \`_historique_v_version_jalons_order_idx\` ON \`_historique_v_version_jalons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_historique_v_version_jalons_parent_id_idx\` ON \`_historique_v_version_jalons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_historique_v_version_jalons_image_idx\` ON \`_historique_v_version_jalons\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_historique_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_modifie_par\` text,
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
  await db.run(sql`CREATE INDEX \`_historique_v_version_version_image_idx\` ON \`_historique_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_historique_v_version_version__status_idx\` ON \`_historique_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_historique_v_created_at_idx\` ON \`_historique_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_historique_v_updated_at_idx\` ON \`_historique_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_historique_v_latest_idx\` ON \`_historique_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_historique_v_autosave_idx\` ON \`_historique_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`qui_sommes_nous_missions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`titre\` text,
  	\`texte\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`qui_sommes_nous\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`qui_sommes_nous_missions_order_idx\` ON \`qui_sommes_nous_missions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`qui_sommes_nous_missions_parent_id_idx\` ON \`qui_sommes_nous_missions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`qui_sommes_nous\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`modifie_par\` text,
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
  await db.run(sql`CREATE INDEX \`qui_sommes_nous_image_idx\` ON \`qui_sommes_nous\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`qui_sommes_nous__status_idx\` ON \`qui_sommes_nous\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_qui_sommes_nous_v_version_missions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`titre\` text,
  	\`texte\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_qui_sommes_nous_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_qui_sommes_nous_v_version_missions_order_idx\` ON \`_qui_sommes_nous_v_version_missions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_qui_sommes_nous_v_version_missions_parent_id_idx\` ON \`_qui_sommes_nous_v_version_missions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_qui_sommes_nous_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_modifie_par\` text,
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
  await db.run(sql`CREATE INDEX \`_qui_sommes_nous_v_version_version_image_idx\` ON \`_qui_sommes_nous_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_qui_sommes_nous_v_version_version__status_idx\` ON \`_qui_sommes_nous_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_qui_sommes_nous_v_created_at_idx\` ON \`_qui_sommes_nous_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_qui_sommes_nous_v_updated_at_idx\` ON \`_qui_sommes_nous_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_qui_sommes_nous_v_latest_idx\` ON \`_qui_sommes_nous_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_qui_sommes_nous_v_autosave_idx\` ON \`_qui_sommes_nous_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`notre_siege_federations\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`nom\` text,
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
  	\`nom\` text,
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
  	\`modifie_par\` text,
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
  await db.run(sql`CREATE INDEX \`notre_siege_image_idx\` ON \`notre_siege\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`notre_siege__status_idx\` ON \`notre_siege\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_notre_siege_v_version_federations\` (
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
  await db.run(sql`CREATE INDEX \`_notre_siege_v_version_federations_order_idx\` ON \`_notre_siege_v_version_federations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_notre_siege_v_version_federations_parent_id_idx\` ON \`_notre_siege_v_version_federations\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_notre_siege_v_version_partenaires\` (
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
  await db.run(sql`CREATE INDEX \`_notre_siege_v_version_partenaires_order_idx\` ON \`_notre_siege_v_version_partenaires\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_notre_siege_v_version_partenaires_parent_id_idx\` ON \`_notre_siege_v_version_partenaires\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_notre_siege_v_version_partenaires_logo_idx\` ON \`_notre_siege_v_version_partenaires\` (\`logo_id\`);`)
  await db.run(sql`CREATE TABLE \`_notre_siege_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_modifie_par\` text,
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
  await db.run(sql`CREATE INDEX \`_notre_siege_v_version_version_image_idx\` ON \`_notre_siege_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_notre_siege_v_version_version__status_idx\` ON \`_notre_siege_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_notre_siege_v_created_at_idx\` ON \`_notre_siege_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_notre_siege_v_updated_at_idx\` ON \`_notre_siege_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_notre_siege_v_latest_idx\` ON \`_notre_siege_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_notre_siege_v_autosave_idx\` ON \`_notre_siege_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`mentions_legales_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`titre\` text,
  	\`texte\` text,
  	\`date_du_jour\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mentions_legales\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`mentions_legales_sections_order_idx\` ON \`mentions_legales_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`mentions_legales_sections_parent_id_idx\` ON \`mentions_legales_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mentions_legales\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`modifie_par\` text,
  	\`titre\` text,
  	\`_status\` text DEFAULT 'published',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`mentions_legales__status_idx\` ON \`mentions_legales\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_mentions_legales_v_version_sections\` (
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
  await db.run(sql`CREATE INDEX \`_mentions_legales_v_version_sections_order_idx\` ON \`_mentions_legales_v_version_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_mentions_legales_v_version_sections_parent_id_idx\` ON \`_mentions_legales_v_version_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_mentions_legales_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_modifie_par\` text,
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
  await db.run(sql`CREATE INDEX \`_mentions_legales_v_version_version__status_idx\` ON \`_mentions_legales_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_mentions_legales_v_created_at_idx\` ON \`_mentions_legales_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_mentions_legales_v_updated_at_idx\` ON \`_mentions_legales_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_mentions_legales_v_latest_idx\` ON \`_mentions_legales_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_mentions_legales_v_autosave_idx\` ON \`_mentions_legales_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`politique_de_confidentialite_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`titre\` text,
  	\`texte\` text,
  	\`date_du_jour\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`politique_de_confidentialite\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`politique_de_confidentialite_sections_order_idx\` ON \`politique_de_confidentialite_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`politique_de_confidentialite_sections_parent_id_idx\` ON \`politique_de_confidentialite_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`politique_de_confidentialite\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`modifie_par\` text,
  	\`titre\` text,
  	\`introduction\` text,
  	\`_status\` text DEFAULT 'published',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`politique_de_confidentialite__status_idx\` ON \`politique_de_confidentialite\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_politique_de_confidentialite_v_version_sections\` (
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
  await db.run(sql`CREATE INDEX \`_politique_de_confidentialite_v_version_sections_order_idx\` ON \`_politique_de_confidentialite_v_version_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_politique_de_confidentialite_v_version_sections_parent_id_idx\` ON \`_politique_de_confidentialite_v_version_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_politique_de_confidentialite_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_modifie_par\` text,
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
  await db.run(sql`CREATE INDEX \`_politique_de_confidentialite_v_version_version__status_idx\` ON \`_politique_de_confidentialite_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_politique_de_confidentialite_v_created_at_idx\` ON \`_politique_de_confidentialite_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_politique_de_confidentialite_v_updated_at_idx\` ON \`_politique_de_confidentialite_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_politique_de_confidentialite_v_latest_idx\` ON \`_politique_de_confidentialite_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_politique_de_confidentialite_v_autosave_idx\` ON \`_politique_de_confidentialite_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`parametres\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`modifie_par\` text,
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
  await db.run(sql`CREATE INDEX \`parametres__status_idx\` ON \`parametres\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_parametres_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_modifie_par\` text,
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
  await db.run(sql`CREATE INDEX \`_parametres_v_version_version__status_idx\` ON \`_parametres_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_parametres_v_created_at_idx\` ON \`_parametres_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_parametres_v_updated_at_idx\` ON \`_parametres_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_parametres_v_latest_idx\` ON \`_parametres_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_parametres_v_autosave_idx\` ON \`_parametres_v\` (\`autosave\`);`)

  // Written by hand: the tables of the search index (features/recherche) are no collections.
  await db.run(sql`CREATE TABLE \`recherche_entrees\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`cle\` text NOT NULL,
  	\`groupe\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`page\` integer NOT NULL,
  	\`date\` text NOT NULL,
  	\`longueur\` integer NOT NULL,
  	\`empreinte\` text NOT NULL,
  	\`contenu\` blob NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`recherche_entrees_cle_idx\` ON \`recherche_entrees\` (\`cle\`);`)
  await db.run(sql`CREATE INDEX \`recherche_entrees_groupe_idx\` ON \`recherche_entrees\` (\`groupe\`);`)
  await db.run(sql`CREATE TABLE \`recherche_groupes\` (
  	\`groupe\` text PRIMARY KEY NOT NULL,
  	\`tampon\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE TABLE \`recherche_mots\` (
  	\`mot\` text PRIMARY KEY NOT NULL,
  	\`racine\` text NOT NULL,
  	\`forme\` text NOT NULL,
  	\`total\` integer NOT NULL
  ) WITHOUT ROWID;
  `)
  await db.run(sql`CREATE INDEX \`recherche_mots_racine_idx\` ON \`recherche_mots\` (\`racine\`);`)
  await db.run(sql`CREATE VIRTUAL TABLE \`recherche_index\` USING fts5(titre, texte, content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 2");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`regards\`;`)
  await db.run(sql`DROP TABLE \`regards_numbers\`;`)
  await db.run(sql`DROP TABLE \`_regards_v\`;`)
  await db.run(sql`DROP TABLE \`_regards_v_numbers\`;`)
  await db.run(sql`DROP TABLE \`documents\`;`)
  await db.run(sql`DROP TABLE \`lectures\`;`)
  await db.run(sql`DROP TABLE \`pages_de_regards\`;`)
  await db.run(sql`DROP TABLE \`images\`;`)
  await db.run(sql`DROP TABLE \`compteurs\`;`)
  await db.run(sql`DROP TABLE \`frequentation\`;`)
  await db.run(sql`DROP TABLE \`abonnes\`;`)
  await db.run(sql`DROP TABLE \`refus\`;`)
  await db.run(sql`DROP TABLE \`annonces\`;`)
  await db.run(sql`DROP TABLE \`envois\`;`)
  await db.run(sql`DROP TABLE \`consentements\`;`)
  await db.run(sql`DROP TABLE \`facteurs\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`journal\`;`)
  await db.run(sql`DROP TABLE \`sessions\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
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
  await db.run(sql`DROP TABLE \`recherche_index\`;`)
  await db.run(sql`DROP TABLE \`recherche_mots\`;`)
  await db.run(sql`DROP TABLE \`recherche_groupes\`;`)
  await db.run(sql`DROP TABLE \`recherche_entrees\`;`)
}
