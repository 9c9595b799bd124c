import { passkeyRegistration } from '@regards/contract/schemas/accounts'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { PayloadRequest } from 'payload'

import { readSender } from '../../../infrastructure/email'
import { apiError } from '../../../lib/errors/apiErrors'
import { noStoreJson } from '../../../lib/http/cacheControl'
import { log } from '../../../lib/log'
import { confirmPassword } from '../passwords/currentPassword'
import { findFactors } from '../records/factors'
import { readBody } from '../requests/accountRequest'
import { addFactor, concludeChange } from './factorEndpoints'
import {
  getRelyingParty,
  CHALLENGE_MS,
  createChallenge,
  readChallenge,
  parseTransports,
} from './webAuthn'
import { accountsEndpoint, type Account } from '../../../access/roles'

/** Options for the browser to create a passkey. Nothing is stored. */
const optionsEndpoint = accountsEndpoint(
  'post',
  '/second-factor/passkeys/options',
  async (req, account) => {
    await confirmPassword(req, account)
    const { nom } = await readSender(req.payload)
    return noStoreJson(await createRegistrationOptions(req, account, nom))
  },
)

/** Stores the browser's passkey: `{recoveryCodes}`, null unless it is the first second factor. */
const registerEndpoint = accountsEndpoint(
  'post',
  '/second-factor/passkeys',
  async (req, account) => {
    const { nom, response } = await readBody(req, passkeyRegistration)
    const recoveryCodes = await addFactor(req.payload, account.id, () =>
      registerPasskey(req, account, nom, response),
    )
    await concludeChange(req, account, 'passkeyAdded')
    return noStoreJson({ recoveryCodes })
  },
)

export const passkeyEndpoints = [optionsEndpoint, registerEndpoint]

const MAX_PASSKEYS = 20

/** The challenge belongs to a session that gave its password. */
const getPurpose = ({ id, sessionId = '' }: Account): string => `ajout/${id}/${sessionId}`

/**
 * Creates the browser's options for a passkey that is found by itself (discoverable) and verifies
 * its user, so that it is both factors.
 * @param siteName shown by the authenticator
 * @throws ApiError 400 if the account has as many as it may have
 */
async function createRegistrationOptions(req: PayloadRequest, account: Account, siteName: string) {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const factors = await findFactors(req.payload, account.id)
  const passkeys = factors.filter(({ type }) => type === 'cleAcces')
  if (passkeys.length >= MAX_PASSKEYS) {
    throw apiError(
      'invalid-request',
      `Un compte a ${MAX_PASSKEYS} clés d’accès au plus\u00a0: retirez-en une.`,
    )
  }
  return generateRegistrationOptions({
    rpID: getRelyingParty(req).id,
    rpName: siteName,
    userID: new TextEncoder().encode(account.id),
    userName: account.email,
    userDisplayName: account.email,
    challenge: createChallenge(getPurpose(account)),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: passkeys.map(({ identifiant, transports }) => ({
      id: identifiant,
      transports: parseTransports(transports),
    })),
  })
}

/** Stores a passkey of the browser. @throws ApiError 410 setup-expired; 400 without a proof */
async function registerPasskey(
  req: PayloadRequest,
  account: Account,
  nom: string,
  response: object,
): Promise<void> {
  let createdAt: number | undefined
  const { credential } = await verify(req, response as RegistrationResponseJSON, (challenge) => {
    createdAt = readChallenge(getPurpose(account), challenge)
    return createdAt !== undefined
  }).catch((error: unknown) => {
    if (createdAt === undefined) throw apiError('setup-expired')
    log.info({ err: error }, 'Clé d’accès refusée')
    throw apiError(
      'invalid-request',
      'Votre appareil n’a pas créé de clé d’accès que le site puisse accepter.',
    )
  })
  await req.payload.db.create({
    collection: 'facteurs',
    data: {
      utilisateur: account.id,
      type: 'cleAcces',
      identifiant: credential.id,
      nom,
      secret: Buffer.from(credential.publicKey).toString('base64url'),
      compteur: credential.counter,
      transports: credential.transports?.join(',') ?? null,
      dernierPas: createdAt,
    },
  })
}

async function verify(
  req: PayloadRequest,
  response: RegistrationResponseJSON,
  expectedChallenge: (challenge: string) => boolean,
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { id, origins } = getRelyingParty(req)
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origins,
    expectedRPID: id,
  })
  if (!registrationInfo) throw new Error('The attestation is not valid')
  return registrationInfo
}
