import { randomUUID } from 'node:crypto'

import { getFieldsToSign, jwtSign, type PayloadRequest, type TypedUser } from 'payload'

import { createSession, endSession } from '../records/sessionRecords'
import { describeClient } from '../../../lib/http/describeClient'
import { addDuration } from '../../retention/durationMath'
import { durations } from '../../retention/durations'
import type { StoredAccount } from '../records/accounts'
import { notifyNewDevice } from '../notifications/notifyNewDevice'

/** What Payload adds to the account of a session. */
export const identity = {
  collection: 'users',
  _strategy: 'local-jwt',
} as const

/** Result of a sign-in, as Payload's. */
export interface SignIn {
  exp: number
  token: string
  user: TypedUser
}

/**
 * Opens a session for an account whose identity was proved. Of the account nothing is written.
 * @param account as its identity was proved
 * @param isStillProved repeats that proof once the session is stored. Whoever changes a password or a
 * second factor ends the stored sessions after the change: one of the two notices the other.
 * @returns undefined if the proof does not hold any more
 */
export async function openSession(
  req: PayloadRequest,
  { id, salt }: Pick<StoredAccount, 'id' | 'salt'>,
  isStillProved: () => Promise<boolean>,
): Promise<SignIn | undefined> {
  const { payload } = req
  const sid = randomUUID()
  const now = new Date()
  const client = describeClient(req.headers)
  await createSession(payload, salt, {
    sid,
    compte: id,
    dateConnexion: now.toISOString(),
    derniereActivite: now.toISOString(),
    expiration: addDuration(now, durations.session).toISOString(),
    ...client,
  })
  if (!(await isStillProved())) {
    await endSession(payload, sid)
    return undefined
  }
  const read = { collection: 'users', id, depth: 0, req } as const
  const account = await payload.findByID(read)
  req.user = { ...account, ...identity }
  await notifyNewDevice(req, account, client)
  const shown = await payload.findByID({ ...read, overrideAccess: false })
  return { ...(await signToken(req, sid)), user: { ...shown, ...identity } }
}

/** Signs a token for a session of the request's account. */
export function signToken(
  { payload, user }: PayloadRequest,
  sid: string,
): Promise<{ exp: number; token: string }> {
  const { config } = payload.collections.users
  return jwtSign({
    fieldsToSign: getFieldsToSign({
      collectionConfig: config,
      email: user?.email ?? '',
      sid,
      user,
    }),
    secret: payload.secret,
    tokenExpiration: config.auth.tokenExpiration,
  })
}
