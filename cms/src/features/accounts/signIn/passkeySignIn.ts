import { passkeyAnswer } from '@regards/contract/schemas/accounts'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { PayloadRequest } from 'payload'

import { byId, countRows, findRow } from '../../../infrastructure/database/rows'
import { apiError } from '../../../lib/errors/apiErrors'
import { isOutage } from '../../../lib/errors/isOutage'
import { noStoreJson } from '../../../lib/http/cacheControl'
import { log } from '../../../lib/log'
import { normalizeEmail } from '../../../lib/normalizeEmail'
import type { Facteur } from '../../../payload-types'
import { limitSignInsByIp } from '../passwords/signInLimits'
import { findStoredPassword, type StoredAccount } from '../records/accounts'
import { advanceFactor } from '../records/factors'
import { readBody } from '../requests/accountRequest'
import {
  getRelyingParty,
  parseTransports,
  CHALLENGE_MS,
  createChallenge,
  readChallenge,
} from '../secondFactor/webAuthn'
import { createSignInResponse, openSession } from './openSession'
import { endpoint } from '../../../lib/payload/endpoint'

/** In place of the e-mail address in the log, while the account is unknown. */
const UNKNOWN_ACCOUNT = ''

/** Options for the browser to sign in with a passkey of any account. Nothing is stored. */
const optionsEndpoint = endpoint('post', '/passkeys/options', async (req) => {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: getRelyingParty(req).id,
    challenge: createChallenge(SIGN_IN_PURPOSE),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  })
  return noStoreJson(options)
})

/** The answer to the options: signs in like /api/users/login. A passkey is both factors. */
const signInEndpoint = endpoint('post', '/passkeys/login', async (req) => {
  await limitSignInsByIp(req, UNKNOWN_ACCOUNT)
  const { account, passkey } = await identify(req, await readBody(req, passkeyAnswer))
  const isKnown = async () => (await countRows(req.payload, 'facteurs', byId(passkey.id))) > 0
  const opened = await openSession(req, account, isKnown)
  if (!opened) throw apiError('passkey-invalid')
  return createSignInResponse(req, normalizeEmail(account.email), opened)
})

async function identify(req: PayloadRequest, response: object) {
  try {
    return await verifyPasskey(req, response as AuthenticationResponseJSON)
  } catch (error) {
    if (isOutage(error)) throw error
    log.info({ raison: String(error) }, 'Connexion par clé d’accès refusée')
    throw apiError('passkey-invalid')
  }
}

export const passkeySignInEndpoints = [optionsEndpoint, signInEndpoint]

/** Purpose of a sign-in's challenge, which belongs to no account. */
const SIGN_IN_PURPOSE = 'connexion'

/**
 * Checks a passkey's answer to a sign-in's challenge, and uses up the challenge.
 * @returns the account, and the passkey
 * @throws {Error} whatever is wrong: an unknown passkey, an expired or used challenge, another site
 */
async function verifyPasskey(
  req: PayloadRequest,
  response: AuthenticationResponseJSON,
): Promise<{ account: StoredAccount; passkey: Facteur }> {
  const passkey = await findRow<Facteur>(req.payload, 'facteurs', {
    and: [{ identifiant: { equals: response.id } }, { type: { equals: 'cleAcces' } }],
  })
  if (!passkey) throw new Error('No account has this passkey')
  const { issuedAt, compteur } = await verifySignature(req, response, passkey)
  if (!(await advanceFactor(req.payload, byId(passkey.id), issuedAt, { compteur })))
    throw new Error('The challenge was used')
  const account = await findStoredPassword(req.payload, {
    id: { equals: passkey.utilisateur },
  })
  if (!account) throw new Error('The account was deleted')
  return { account, passkey }
}

async function verifySignature(
  req: PayloadRequest,
  response: AuthenticationResponseJSON,
  { identifiant, secret, compteur, transports, utilisateur, utilisateurOrigine }: Facteur,
): Promise<{ issuedAt: number; compteur: number }> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { id, origins } = getRelyingParty(req)
  let issuedAt = 0
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => {
      issuedAt = readChallenge(SIGN_IN_PURPOSE, challenge) ?? 0
      return issuedAt > 0
    },
    expectedOrigin: origins,
    expectedRPID: id,
    credential: {
      id: identifiant,
      publicKey: new Uint8Array(Buffer.from(secret ?? '', 'base64url')),
      counter: compteur ?? 0,
      transports: parseTransports(transports),
    },
  })
  const { userHandle } = response.response
  const owner = utilisateurOrigine ?? utilisateur
  const isOwners = userHandle === Buffer.from(owner).toString('base64url')
  if (!verified || !isOwners) throw new Error('The signature is not the passkey’s')
  return { issuedAt, compteur: authenticationInfo.newCounter }
}
