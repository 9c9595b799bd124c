/** Text at the root of a backup, for whoever finds it without the product. */
export const readmeText = (isEncrypted: boolean): string => `Sauvegardes du site Regards.

Restaurer\u00a0: «\u00a0npm run restore --\u00a0» et l’adresse de ce dossier, depuis le logiciel du site.
Tout est expliqué dans docs/sauvegarde.md.

Contenu\u00a0:
  format.json  version du format
  snapshots/   une liste par sauvegarde (JSON)\u00a0: tables, fichiers, empreintes SHA-256
  blobs/       les contenus, chacun une seule fois, nommés par leur empreinte\u00a0; les lignes des tables
               et la liste des fichiers sont en JSON, une par ligne, compressées par gzip
${
  isEncrypted
    ? `  cle.age      la clé, chiffrée par la phrase BACKUP_KEY

Tout est chiffré au format age (https://age-encryption.org). Sans le logiciel du site\u00a0:
  age --decrypt --output cle.txt cle.age           (demande la phrase BACKUP_KEY)
  age --decrypt --identity cle.txt fichier.age
Sans la phrase BACKUP_KEY, rien ne peut être lu, par personne.
`
    : `
Rien n’est chiffré\u00a0: gardez ce dossier à l’abri, il contient des données personnelles.
`
}`
