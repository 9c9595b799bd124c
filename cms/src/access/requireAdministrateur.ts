import type { PayloadRequest } from 'payload'

import { forbidden, unauthenticated } from '../lib/errors/apiErrors'
import { isAdministrateur } from './roles'

/**
 * Access check for custom endpoints, to which no collection access applies.
 * @throws ApiError 401 without a session, 403 if the account is not an administrateur
 */
export function requireAdministrateur(req: PayloadRequest): void {
  if (!req.user) throw unauthenticated()
  if (!isAdministrateur(req)) throw forbidden()
}
