import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'

import { isOutage } from '../../../lib/errors/isOutage'
import { passkeyInvalid } from '../../../lib/errors/apiErrors'
import { log } from '../../../lib/log'
import { normalizeEmail } from '../../../lib/normalizeEmail'
import { createSignInResponse } from './createSignInResponse'
import { limitSignInsByIp } from '../passwords/limitSignInsByIp'
import { openSession } from './openSession'
import { getRelyingParty } from '../secondFactor/getRelyingParty'
import { CHALLENGE_MS, createChallenge } from '../secondFactor/passkeyChallenge'
import { readBody } from '../requests/readBody'
import { SIGN_IN_PURPOSE, verifyPasskey } from './verifyPasskey'
import { noStoreJson } from '../../../lib/http/noStore'

/** In place of the e-mail address in the log, while the account is unknown. */
const UNKNOWN_ACCOUNT = ''

/**
 * POST /api/users/passkeys/options: options for the browser to sign in with a passkey of any account.
 * Nothing is stored.
 */
const optionsEndpoint: Omit<Endpoint, 'root'> = {
  path: '/passkeys/options',
  method: 'post',
  handler: async (req) => {
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
    const options = await generateAuthenticationOptions({
      rpID: getRelyingParty(req).id,
      challenge: createChallenge(SIGN_IN_PURPOSE),
      timeout: CHALLENGE_MS,
      userVerification: 'required',
    })
    return noStoreJson(options)
  },
}

/** Body of a sign-in with a passkey. */
export const passkeyAnswer = z.looseObject({
  id: z.string().max(2_000),
  response: z.looseObject({ clientDataJSON: z.string() }),
})

/**
 * POST /api/users/passkeys/login: the browser's answer to the options. Signs in like
 * /api/users/login; a passkey verifies its user, and so is both factors.
 * @throws ApiError 401 passkey-invalid, whatever is wrong; 429 too-many-requests
 */
const signInEndpoint: Omit<Endpoint, 'root'> = {
  path: '/passkeys/login',
  method: 'post',
  handler: async (req) => {
    await limitSignInsByIp(req, UNKNOWN_ACCOUNT)
    const { account, passkey } = await identify(req, await readBody(req, passkeyAnswer))
    const opened = await openSession(req, account, async () => {
      const where = { id: { equals: passkey.id } }
      return (await req.payload.db.count({ collection: 'facteurs', where })).totalDocs > 0
    })
    if (!opened) throw passkeyInvalid()
    return createSignInResponse(req, normalizeEmail(account.email), opened)
  },
}

async function identify(req: PayloadRequest, response: object) {
  try {
    return await verifyPasskey(req, response as AuthenticationResponseJSON)
  } catch (error) {
    if (isOutage(error)) throw error
    log.info({ raison: String(error) }, 'Connexion par clé d’accès refusée')
    throw passkeyInvalid()
  }
}

export const passkeySignInEndpoints = [optionsEndpoint, signInEndpoint]
