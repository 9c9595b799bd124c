import { randomUUID } from 'node:crypto'

import type { PayloadRequest, TypedUser } from 'payload'
import { generatePayloadCookie } from 'payload/shared'

import { describeClient } from '../../../lib/http/describeDevice'
import { addDuration, durations } from '../../retention/durations'
import { notifyNewDevice } from '../notifications/newDevice'
import type { StoredAccount } from '../records/accounts'
import { lacksSecondFactor } from '../records/factors'
import { createSession, endSession } from '../records/sessions'
import { createDeviceCookie } from '../requests/deviceCookie'
import { identity, signToken } from '../sessions/tokens'
import { getSessionId, getSessionUser } from '../requests/getSessionUser'
import { logSignIn } from '../requests/accountRequest'

/** Result of a sign-in, as Payload's. */
export interface SignIn {
  exp: number
  token: string
  user: TypedUser
}

/**
 * Opens a session for an account whose identity was proved; does not write the account.
 * @param isStillProved repeats that proof once the session is stored. A change of the password or
 * of a second factor ends the stored sessions after it is written: one of the two notices the other
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

/**
 * Creates the response to a sign-in by any method: Payload's, with the cookies of the session and
 * of the known device, and `secondFactorSetupRequired` for an account that must set one up first.
 * The request's former session is closed, as its cookie is replaced (OWASP ASVS 7.2.4).
 * @param account as `normalizeEmail` returns it
 */
export async function createSignInResponse(
  req: PayloadRequest,
  account: string,
  result: SignIn,
): Promise<Response> {
  const { user, token } = result
  const secondFactorSetupRequired = await lacksSecondFactor(req.payload, user)
  await logSignIn(req, account, user.id)
  await closeFormerSession(req)
  const headers = new Headers()
  headers.append(
    'Set-Cookie',
    generatePayloadCookie({
      collectionAuthConfig: req.payload.collections.users.config.auth,
      cookiePrefix: req.payload.config.cookiePrefix,
      token,
    }),
  )
  headers.append('Set-Cookie', createDeviceCookie(req.headers, account))
  return Response.json(
    {
      message: req.t('authentication:passed'),
      ...result,
      ...(secondFactorSetupRequired && { secondFactorSetupRequired }),
    },
    { headers },
  )
}

async function closeFormerSession({ headers, payload }: PayloadRequest): Promise<void> {
  // An account that must set up its second factor has a session with which it can do nothing else.
  const former = await getSessionUser(payload, headers).catch(() => null)
  const sid = getSessionId(former)
  if (sid) await endSession(payload, sid)
}
