/**
 * Collections that a backup leaves out: their rows are of one database or one moment. Sessions end
 * with a restore: one that was closed since must not be open again.
 */
export const OMITTED_COLLECTIONS = new Set<string>([
  'payload-migrations',
  'payload-locked-documents',
  'sessions',
])

/** Keys of the key-value store that a backup leaves out, for the same reason. */
export const OMITTED_KEYS = new Set<unknown>([
  'contenu',
  'sonde',
  'conservation',
  'sauvegarde',
  'sauvegarde-echec',
  'schema',
  'stockage',
  'fichiers-sans-fiche',
])
