import type { Endpoint, PayloadRequest } from 'payload'

import { apiError } from '../lib/errors/apiErrors'
import { ACCOUNTS, ADMINISTRATORS, type ApiRole } from '../lib/openapi/schemas'
import { endpoint } from '../lib/payload/endpoint'
import { isAdministrateur } from './roles'

/** The account that sends a request, and its session. */
export type Account = ReturnType<typeof requireAccount>

type Handler = (req: PayloadRequest, account: Account) => ReturnType<Endpoint['handler']>

/** Makes endpoints of some roles, which the description of the API reads from them. */
const restrict =
  (roles: readonly ApiRole[], requireRole: (req: PayloadRequest) => Account) =>
  (
    method: Endpoint['method'],
    path: string,
    handler: Handler,
    more?: Pick<Endpoint, 'custom'>,
  ): Omit<Endpoint, 'root'> =>
    endpoint(method, path, (req) => handler(req, requireRole(req)), {
      custom: { ...more?.custom, roles },
    })

function requireAccount({ user }: PayloadRequest) {
  if (!user) throw apiError('unauthenticated')
  const { id, email, role } = user
  // Payload stores the session's id there, but its types omit it.
  const { _sid: sessionId } = user as { _sid?: string }
  return { id, email, role, sessionId }
}

/** An endpoint for all accounts; others get 401. */
export const accountsEndpoint = restrict(ACCOUNTS, requireAccount)

/** An endpoint for administrators; visitors get 401, other accounts 403. */
export const administratorsEndpoint = restrict(ADMINISTRATORS, (req) => {
  const account = requireAccount(req)
  if (!isAdministrateur(req)) throw apiError('forbidden')
  return account
})

/** The roles of such an endpoint; undefined for any other. */
export const getRoles = ({ custom }: Omit<Endpoint, 'root'>): readonly ApiRole[] | undefined =>
  custom?.roles as readonly ApiRole[] | undefined

/**
 * Marks an endpoint whose act cannot be undone: an administrateur must have given the password
 * within the last minutes. The feature accounts enforces it.
 */
export const AFTER_REAUTHENTICATION = { custom: { isAfterReauthentication: true } }

/** Whether an endpoint has that mark. */
export const isAfterReauthentication = ({ custom }: Omit<Endpoint, 'root'>): boolean =>
  custom?.isAfterReauthentication === true
