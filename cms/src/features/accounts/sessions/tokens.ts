import { APIError, Forbidden, getFieldsToSign, jwtSign, type PayloadRequest } from 'payload'
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared'

import { getSessionId, findCurrentSession } from '../requests/getSessionUser'
import { endSession, updateSession } from '../records/sessions'
import { addDuration, subtractDuration, durations } from '../../retention/durations'
import { logSignOut } from '../requests/accountRequest'
import { endpoint } from '../../../lib/payload/endpoint'

/** What Payload adds to the account of a session. */
export const identity = {
  collection: 'users',
  _strategy: 'local-jwt',
} as const

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

/** A session older than this is not extended: its current token is its last. */
const MAX_EXTENSION = {
  hours: durations.sessionEntiere.hours - durations.session.hours,
}

/**
 * A new token for the session, with Payload's response. Payload's own endpoint writes the whole
 * account back, and so undoes a change made meanwhile.
 * @throws Forbidden without a session, and a fixed number of hours after sign-in
 */
const refreshEndpoint = endpoint('post', '/refresh-token', async (req) => {
  const { payload } = req
  const session = await findCurrentSession(req)
  const now = new Date()
  if (!session || new Date(session.dateConnexion) < subtractDuration(now, MAX_EXTENSION)) {
    throw new Forbidden(req.t)
  }
  const expiration = addDuration(now, durations.session).toISOString()
  if (!(await updateSession(payload, session.sid, { expiration }))) throw new Forbidden(req.t)
  const { exp, token } = await signToken(req, session.sid)
  const { config } = payload.collections.users
  const cookie = generatePayloadCookie({
    collectionAuthConfig: config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  })
  const read = {
    collection: 'users',
    id: session.compte,
    depth: 0,
    req,
  } as const
  const shown = await payload.findByID({ ...read, overrideAccess: false })
  return Response.json(
    {
      message: req.t('authentication:tokenRefreshSuccessful'),
      exp,
      refreshedToken: token,
      setCookie: true,
      strategy: identity._strategy,
      user: { ...shown, ...identity },
    },
    { headers: { 'Set-Cookie': cookie } },
  )
})

/** POST /api/users/logout ends the session. @throws APIError 400 without one, as Payload's */
const signOutEndpoint = endpoint('post', '/logout', async (req) => {
  const sid = getSessionId(req.user)
  if (!sid) throw new APIError('No User', 400)
  await endSession(req.payload, sid)
  await logSignOut(req)
  const cookie = generateExpiredPayloadCookie({
    collectionAuthConfig: req.payload.collections.users.config.auth,
    config: req.payload.config,
    cookiePrefix: req.payload.config.cookiePrefix,
  })
  return Response.json(
    { message: req.t('authentication:logoutSuccessful') },
    { headers: { 'Set-Cookie': cookie } },
  )
})

export const tokenEndpoints = [refreshEndpoint, signOutEndpoint]
