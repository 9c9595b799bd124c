import type { PayloadRequest } from 'payload'

import { reauthenticationRequired } from '../../../lib/errors/apiErrors'
import { addDuration } from '../../retention/durationMath'
import { findCurrentSession } from '../requests/findCurrentSession'

/** How long the owner of a session counts as present after giving a password or a passkey. */
const PRESENCE = { minutes: 10 }

/**
 * Returns until when the owner of a request's session counts as present: some minutes from the
 * sign-in, or from the last time that the password was given (OWASP ASVS 7.5.3).
 * @returns undefined without a session
 */
export async function findReauthenticationEnd(req: PayloadRequest): Promise<Date | undefined> {
  const session = await findCurrentSession(req)
  if (!session) return undefined
  const last = session.dateConfirmation ?? session.dateConnexion
  return addDuration(new Date(last), PRESENCE)
}

/**
 * Requires that the owner of the session is present, before a request changes other accounts: an
 * open session alone must not be enough to keep access, or to take it away from others.
 * @throws ApiError 403 reauthentication-required
 */
export async function requireReauthentication(req: PayloadRequest): Promise<void> {
  const end = await findReauthenticationEnd(req)
  if (!end || end < new Date()) throw reauthenticationRequired()
}
