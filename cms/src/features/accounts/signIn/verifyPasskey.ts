import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { PayloadRequest } from 'payload'

import type { Facteur } from '../../../payload-types'
import { findStoredPassword, type StoredAccount } from '../records/accounts'
import { advanceFactor } from '../records/advanceFactor'
import { getRelyingParty } from '../secondFactor/getRelyingParty'
import { readChallenge } from '../secondFactor/passkeyChallenge'
import { parseTransports } from '../secondFactor/parseTransports'

/** Purpose of a sign-in's challenge, which belongs to no account. */
export const SIGN_IN_PURPOSE = 'connexion'

/**
 * Checks a passkey's answer to a sign-in's challenge, and uses up the challenge.
 * @returns the account, and the passkey
 * @throws {Error} whatever is wrong: an unknown passkey, an expired or used challenge, another site
 */
export async function verifyPasskey(
  req: PayloadRequest,
  response: AuthenticationResponseJSON,
): Promise<{ account: StoredAccount; passkey: Facteur }> {
  const passkey = await req.payload.db.findOne<Facteur>({
    collection: 'facteurs',
    where: { and: [{ identifiant: { equals: response.id } }, { type: { equals: 'cleAcces' } }] },
  })
  if (!passkey) throw new Error('No account has this passkey')
  const { issuedAt, compteur } = await verifySignature(req, response, passkey)
  if (!(await advanceFactor(req.payload, { id: { equals: passkey.id } }, issuedAt, { compteur })))
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
