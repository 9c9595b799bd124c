import type { PayloadRequest } from 'payload'
import { generatePayloadCookie } from 'payload/shared'

import { lacksSecondFactor } from '../records/lacksSecondFactor'
import { getSessionId } from '../requests/getSessionId'
import { getSessionUser } from '../requests/getSessionUser'
import { endSession } from '../records/sessionRecords'
import { createDeviceCookie } from '../requests/deviceCookie'
import { logSignIn } from '../requests/logSignIn'
import type { SignIn } from './openSession'

/**
 * Creates the response to a successful sign-in, by any method: Payload's, with the session cookie and
 * that of the known device, and `secondFactorSetupRequired` for an account that must set up a second
 * factor first. The session that the request came with is closed: its cookie is replaced (OWASP ASVS
 * 7.2.4).
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
