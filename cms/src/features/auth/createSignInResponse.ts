import type { PayloadRequest, TypedUser } from 'payload'
import { generatePayloadCookie } from 'payload/shared'

import { lacksSecondFactor } from '../../access/lacksSecondFactor'
import { createDeviceCookie } from './deviceCookie'
import { logSignIn } from './logSignIn'

/** Payload's result of a sign-in. */
export interface SignIn {
  exp?: number
  token?: string
  user?: TypedUser
}

/**
 * Creates the response to a successful sign-in, by any method: Payload's, with the session cookie and
 * that of the known device, and `secondFactorSetupRequired` for an account that must set up a second
 * factor first.
 * @param account as `normalizeEmail` returns it
 */
export async function createSignInResponse(
  req: PayloadRequest,
  account: string,
  result: SignIn,
): Promise<Response> {
  const { user, token = '' } = result
  const secondFactorSetupRequired = user && (await lacksSecondFactor(req.payload, user))
  if (user) await logSignIn(req, account, user.id)
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
