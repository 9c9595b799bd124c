import { ApiError } from '../../lib/errors/apiErrors'

/** Errors of the health probes by the part that fails. */
export const FAILURES = {
  database: new ApiError('La base de données ne répond pas.', 503, 'database-unavailable'),
  storage: new ApiError('Le stockage des fichiers ne répond pas.', 503, 'storage-unavailable'),
  boot: new ApiError('L’application démarre.', 503, 'starting'),
  shutdown: new ApiError('L’application s’arrête.', 503, 'stopping'),
}
