import type { ErrorRow } from './ErrorRow'

export const requestErrors = {
  'invalid-request': [400, 'The request is malformed.', 'La requête n’est pas valable.'],
  'invalid-query': [
    400,
    'A query parameter is malformed or out of bounds.',
    'La requête est mal formée.',
  ],
  'invalid-json': [400, 'The body is not a JSON object.', 'La requête est mal formée.'],
  'invalid-form': [400, 'The multipart form cannot be read.', 'Le formulaire est mal formé.'],
  'invalid-argument': [
    400,
    'A value of the request is not allowed.',
    'Une valeur de la requête n’est pas du type attendu.',
  ],
  validation: [
    400,
    'Fields are invalid: `data.errors` lists them, by `path`.',
    'La requête n’est pas valable.',
  ],
  'cross-origin': [
    403,
    'A page of another origin sent a write.',
    'Cette demande vient d’un autre site.',
  ],
  'not-found': [
    404,
    'The route or the record does not exist for this client.',
    'Cette adresse n’existe pas.',
  ],
  'method-not-allowed': [
    405,
    'The path does not support the method: see `Allow`.',
    'Cette adresse n’accepte pas ce verbe.',
  ],
  conflict: [409, 'The request conflicts with another record.', 'La requête n’est pas valable.'],
  // Without a colon: the panel takes the text after one for a list of fields.
  'changed-meanwhile': [
    409,
    'The record was changed after the `updatedAt` that was sent.',
    'Cette fiche a changé entre-temps. Rien n’a été enregistré.',
  ],
  'unsupported-type': [
    415,
    'The content type of the body is not supported.',
    'Cette adresse lit du JSON ou un formulaire.',
  ],
  unprocessable: [422, 'The request cannot be processed.', 'La requête n’est pas valable.'],
  locked: [
    423,
    'Another upload, or another editor, holds the lock.',
    'Un autre envoi y travaille. Réessayez dans un instant.',
  ],
  'too-many-requests': [
    429,
    'A rate limit is exceeded: see `Retry-After`.',
    'Trop de requêtes depuis cette adresse. Réessayez dans un instant.',
  ],
  'internal-error': [500, 'A fault of the server.', 'Une erreur inattendue est survenue.'],
  'service-unavailable': [
    503,
    'Database or storage do not respond: see `Retry-After`.',
    'Le service est momentanément indisponible. Réessayez dans un instant.',
    5,
  ],
  'database-unavailable': [
    503,
    'Readiness: the database does not respond.',
    'La base de données ne répond pas.',
  ],
  'storage-unavailable': [
    503,
    'Readiness: the storage does not respond.',
    'Le stockage des fichiers ne répond pas.',
  ],
  starting: [503, 'Readiness: the process starts.', 'L’application démarre.'],
  stopping: [503, 'Readiness: the process stops.', 'L’application s’arrête.'],
} as const satisfies Record<string, ErrorRow>
