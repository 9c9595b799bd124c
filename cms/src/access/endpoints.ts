import type { Endpoint, PayloadRequest } from 'payload'

import { apiError } from '../lib/errors/apiErrors'
import { ACCOUNTS, ADMINISTRATORS, type ApiRole } from '../lib/openapi/schemas'
import { endpoint } from '../lib/payload/endpoint'
import { isAdministrateur, isSignedIn } from './roles'

/** Makes endpoints of some roles, which the description of the API reads from them. */
const restrict =
  (roles: readonly ApiRole[], requireRole: (req: PayloadRequest) => void): typeof endpoint =>
  (method, path, handler, more) =>
    endpoint(
      method,
      path,
      (req) => {
        requireRole(req)
        return handler(req)
      },
      { custom: { ...more?.custom, roles } },
    )

function requireAccount(req: PayloadRequest): void {
  if (!isSignedIn(req)) throw apiError('unauthenticated')
}

/** An endpoint for all accounts; others get 401. */
export const accountsEndpoint = restrict(ACCOUNTS, requireAccount)

/** An endpoint for administrators; visitors get 401, other accounts 403. */
export const administratorsEndpoint = restrict(ADMINISTRATORS, (req) => {
  requireAccount(req)
  if (!isAdministrateur(req)) throw apiError('forbidden')
})

/** The roles of such an endpoint; undefined for any other. */
export const getRoles = ({ custom }: Omit<Endpoint, 'root'>): readonly ApiRole[] | undefined =>
  custom?.roles as readonly ApiRole[] | undefined
