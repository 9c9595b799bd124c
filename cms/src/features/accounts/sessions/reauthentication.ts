import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  Endpoint,
  PayloadRequest,
} from 'payload'

import { isAfterReauthentication, accountsEndpoint, isAdministrateur } from '../../../access/roles'
import { apiError } from '../../../lib/errors/apiErrors'
import { noStoreJson } from '../../../lib/http/cacheControl'
import { addDuration } from '../../retention/durations'
import { confirmPassword } from '../passwords/currentPassword'
import { updateSession } from '../records/sessions'
import { findCurrentSession, getSessionId } from '../requests/getSessionUser'

/** How long the owner of a session counts as present after giving a password or a passkey. */
const PRESENCE = { minutes: 10 }

/**
 * Until when the owner of a session counts as present: some minutes from the sign-in, or from the
 * last time that the password was given (OWASP ASVS 7.5.3); undefined without a session.
 */
async function findReauthenticationEnd(req: PayloadRequest): Promise<Date | undefined> {
  const session = await findCurrentSession(req)
  if (!session) return undefined
  const last = session.dateConfirmation ?? session.dateConnexion
  return addDuration(new Date(last), PRESENCE)
}

/**
 * Requires that the owner of the session is present before other accounts change: an open session
 * alone must not be enough.
 * @throws ApiError 403 reauthentication-required
 */
export async function requireReauthentication(req: PayloadRequest): Promise<void> {
  const end = await findReauthenticationEnd(req)
  if (!end || end < new Date()) throw apiError('reauthentication-required')
}

/** Guards the endpoints of a collection that are marked (access/reauthentication). */
export const guardEndpoints = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  ...(collection.endpoints && { endpoints: collection.endpoints.map(guardEndpoint) }),
})

const guardEndpoint = (endpoint: Omit<Endpoint, 'root'>): Omit<Endpoint, 'root'> =>
  isAfterReauthentication(endpoint)
    ? {
        ...endpoint,
        handler: async (req) => {
          // The endpoint refuses all others.
          if (isAdministrateur(req)) await requireReauthentication(req)
          return endpoint.handler(req)
        },
      }
    : endpoint

const WRITES = new Set<string>(['create', 'update', 'delete', 'unlock'])

/**
 * Requires a recent authentication to create, delete, unlock or change another account: its
 * password, address and role give or take access. A change of one's own account needs the current
 * password: see passwords/currentPassword. The server's own commands and the e-mailed reset link
 * are exempt. Checked once for each request, however many accounts it changes.
 * @throws ApiError 403 reauthentication-required
 */
export const guardAccounts: CollectionBeforeOperationHook = async (asked) => {
  // oxlint-disable-next-line typescript/no-deprecated -- only the union's member 'read' is
  const { args, operation, req } = asked
  const { id } = args as { id?: unknown }
  const isOwn = operation === 'update' && id !== undefined && id === req.user?.id
  // Payload checks access after this hook.
  if (WRITES.has(operation) && req.payloadAPI !== 'local' && isAdministrateur(req) && !isOwn) {
    await requireReauthentication(req)
  }
  return args
}

/** `{expiration}`: until when the owner of the session counts as present. */
async function toResponse(req: PayloadRequest): Promise<Response> {
  const end = await findReauthenticationEnd(req)
  if (!end) throw apiError('unauthenticated')
  return noStoreJson({ expiration: end.toISOString() })
}

/** GET /api/users/reauthentication: `{expiration}`, in the past when the password is due again. */
const readEndpoint = accountsEndpoint('get', '/reauthentication', toResponse)

/** Confirms by the password that the owner is present. @throws ValidationError */
const confirmEndpoint = accountsEndpoint('post', '/reauthentication', async (req, account) => {
  await confirmPassword(req, account)
  await updateSession(req.payload, getSessionId(req.user) ?? '', {
    dateConfirmation: new Date().toISOString(),
  })
  return toResponse(req)
})

export const reauthenticationEndpoints = [readEndpoint, confirmEndpoint]
