import type { Endpoint, PayloadRequest } from 'payload'

import { getSessionId } from '../requests/getSessionId'
import { updateSession } from '../records/sessionRecords'
import { unauthenticated } from '../../../lib/errors/apiErrors'
import { confirmPassword } from '../passwords/confirmPassword'
import { requireAccount } from '../requests/requireAccount'
import { findReauthenticationEnd } from './requireReauthentication'
import { noStoreJson } from '../../../lib/http/noStore'

/** `{expiration}`: until when the owner of the session counts as present. */
async function toResponse(req: PayloadRequest): Promise<Response> {
  const end = await findReauthenticationEnd(req)
  if (!end) throw unauthenticated()
  return noStoreJson({ expiration: end.toISOString() })
}

/** GET /api/users/reauthentication: `{expiration}`, in the past when the password is due again. */
const readEndpoint: Omit<Endpoint, 'root'> = {
  path: '/reauthentication',
  method: 'get',
  handler: toResponse,
}

/**
 * POST /api/users/reauthentication `{motDePasseActuel}`: the owner of the session is present.
 * @throws ValidationError if the password is missing or wrong
 */
const confirmEndpoint: Omit<Endpoint, 'root'> = {
  path: '/reauthentication',
  method: 'post',
  handler: async (req) => {
    await confirmPassword(req, requireAccount(req))
    await updateSession(req.payload, getSessionId(req.user) ?? '', {
      dateConfirmation: new Date().toISOString(),
    })
    return toResponse(req)
  },
}

export const reauthenticationEndpoints = [readEndpoint, confirmEndpoint]
