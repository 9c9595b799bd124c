import type { PayloadRequest } from 'payload'

import { unauthenticated } from '../lib/errors/apiErrors'
import { isEditeur } from './roles'

/**
 * Access check for custom endpoints of editors, to which no collection access applies.
 * @throws ApiError 401 without a session; every account is an editeur or an administrateur
 */
export function requireEditeur(req: PayloadRequest): void {
  if (!isEditeur(req)) throw unauthenticated()
}
