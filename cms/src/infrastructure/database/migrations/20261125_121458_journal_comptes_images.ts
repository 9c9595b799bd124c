import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`facteurs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`utilisateur\` text NOT NULL,
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
  	\`date_connexion\` text NOT NULL,
  	\`derniere_activite\` text NOT NULL,
  	\`appareil\` text,
  	\`adresse\` text,
  	\`est_fermee\` integer DEFAULT false NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sessions_sid_idx\` ON \`sessions\` (\`sid\`);`)
  await db.run(sql`CREATE INDEX \`sessions_compte_idx\` ON \`sessions\` (\`compte\`);`)
  await db.run(sql`CREATE INDEX \`sessions_date_connexion_idx\` ON \`sessions\` (\`date_connexion\`);`)
  await db.run(sql`ALTER TABLE \`images\` ADD \`decorative\` integer;`)
  await db.run(sql`ALTER TABLE \`images\` ADD \`dossier\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`invitation\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`invitation_envoyee_le\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`jamais_connecte\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`accueil\` ADD \`modifie_par\` text;`)
  await db.run(sql`ALTER TABLE \`_accueil_v\` ADD \`version_modifie_par\` text;`)
  await db.run(sql`ALTER TABLE \`historique\` ADD \`modifie_par\` text;`)
  await db.run(sql`ALTER TABLE \`_historique_v\` ADD \`version_modifie_par\` text;`)
  await db.run(sql`ALTER TABLE \`qui_sommes_nous\` ADD \`modifie_par\` text;`)
  await db.run(sql`ALTER TABLE \`_qui_sommes_nous_v\` ADD \`version_modifie_par\` text;`)
  await db.run(sql`ALTER TABLE \`notre_siege\` ADD \`modifie_par\` text;`)
  await db.run(sql`ALTER TABLE \`_notre_siege_v\` ADD \`version_modifie_par\` text;`)
  await db.run(sql`ALTER TABLE \`mentions_legales\` ADD \`modifie_par\` text;`)
  await db.run(sql`ALTER TABLE \`_mentions_legales_v\` ADD \`version_modifie_par\` text;`)
  await db.run(sql`ALTER TABLE \`politique_de_confidentialite\` ADD \`modifie_par\` text;`)
  await db.run(sql`ALTER TABLE \`_politique_de_confidentialite_v\` ADD \`version_modifie_par\` text;`)
  await db.run(sql`ALTER TABLE \`parametres\` ADD \`modifie_par\` text;`)
  await db.run(sql`ALTER TABLE \`_parametres_v\` ADD \`version_modifie_par\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`facteurs\`;`)
  await db.run(sql`DROP TABLE \`journal\`;`)
  await db.run(sql`DROP TABLE \`sessions\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`decorative\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`dossier\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`invitation\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`invitation_envoyee_le\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`jamais_connecte\`;`)
  await db.run(sql`ALTER TABLE \`accueil\` DROP COLUMN \`modifie_par\`;`)
  await db.run(sql`ALTER TABLE \`_accueil_v\` DROP COLUMN \`version_modifie_par\`;`)
  await db.run(sql`ALTER TABLE \`historique\` DROP COLUMN \`modifie_par\`;`)
  await db.run(sql`ALTER TABLE \`_historique_v\` DROP COLUMN \`version_modifie_par\`;`)
  await db.run(sql`ALTER TABLE \`qui_sommes_nous\` DROP COLUMN \`modifie_par\`;`)
  await db.run(sql`ALTER TABLE \`_qui_sommes_nous_v\` DROP COLUMN \`version_modifie_par\`;`)
  await db.run(sql`ALTER TABLE \`notre_siege\` DROP COLUMN \`modifie_par\`;`)
  await db.run(sql`ALTER TABLE \`_notre_siege_v\` DROP COLUMN \`version_modifie_par\`;`)
  await db.run(sql`ALTER TABLE \`mentions_legales\` DROP COLUMN \`modifie_par\`;`)
  await db.run(sql`ALTER TABLE \`_mentions_legales_v\` DROP COLUMN \`version_modifie_par\`;`)
  await db.run(sql`ALTER TABLE \`politique_de_confidentialite\` DROP COLUMN \`modifie_par\`;`)
  await db.run(sql`ALTER TABLE \`_politique_de_confidentialite_v\` DROP COLUMN \`version_modifie_par\`;`)
  await db.run(sql`ALTER TABLE \`parametres\` DROP COLUMN \`modifie_par\`;`)
  await db.run(sql`ALTER TABLE \`_parametres_v\` DROP COLUMN \`version_modifie_par\`;`)
}
