import type { PayloadRequest } from 'payload'

import { forbidden, unauthenticated } from '../lib/errors/apiErrors'
import { isAdministrateur } from './roles'

/**
 * For endpoints of our own, which no collection's access stands before.
 * @throws HouseError 401 to a visitor, 403 to an account that is no administrateur's
 */
export function requireAdministrateur(req: PayloadRequest): void {
  if (!req.user) throw unauthenticated()
  if (!isAdministrateur(req)) throw forbidden()
}
