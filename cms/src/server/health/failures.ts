import { apiError } from '../../lib/errors/apiErrors'

/** Errors of the health probes by the part that fails. */
export const FAILURES = {
  database: apiError('database-unavailable'),
  storage: apiError('storage-unavailable'),
  boot: apiError('starting'),
  shutdown: apiError('stopping'),
}
