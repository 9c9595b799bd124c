import { totpConfirmation } from '@regards/contract/schemas/accounts'
import { Secret, TOTP } from 'otpauth'
import type { Payload, PayloadRequest } from 'payload'

import { changeRow } from '../../../infrastructure/database/rows'
import { readSender } from '../../../infrastructure/email'
import { apiError } from '../../../lib/errors/apiErrors'
import { noStoreJson } from '../../../lib/http/cacheControl'
import { log } from '../../../lib/log'
import { seal, unseal } from '../../../lib/tokens/seal'
import type { Facteur } from '../../../payload-types'
import { confirmPassword } from '../passwords/currentPassword'
import { advanceFactor } from '../records/factors'
import { fieldError, readBody } from '../requests/accountRequest'
import { addFactor, concludeChange } from './factorEndpoints'
import { accountsEndpoint } from '../../../access/roles'

/** What every authenticator app supports (RFC 6238). */
const DIGITS = 6
const STEP_SECONDS = 30

/** Accepted steps before and after the current one: for a clock that is wrong, and slow typing. */
const WINDOW = 1

/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20

/** Generates a shared secret, in base32. */
export const generateTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** Returns the `otpauth:` URI of a secret, for a QR code. @param issuer as the app shows it */
export const buildTotpUri = (secret: string, issuer: string, email: string): string =>
  new TOTP({ issuer, label: email, secret: Secret.fromBase32(secret) }).toString()

/**
 * Finds the time step of a six-digit code.
 * @param now in milliseconds since 1970
 * @returns undefined for a wrong code, and for a code of a step too far from now
 */
export function matchTotpStep(secret: string, code: string, now = Date.now()): number | undefined {
  const totp = new TOTP({
    digits: DIGITS,
    period: STEP_SECONDS,
    secret: Secret.fromBase32(secret),
  })
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? undefined : Math.floor(now / 1000 / STEP_SECONDS) + delta
}

/** Whether a text, without its spaces, is a code of an authenticator app. */
export const isTotpCode = (text: string): boolean => /^\d{6}$/.test(text)

const PURPOSE = 'auth/totp'

/** An account has one authenticator app: the unique index of `identifiant` sees to it. */
const toIdentifiant = (userId: string): string => `totp/${userId}`

/** Stores an authenticator app. @param step of the code that confirmed it, thereby used */
async function saveTotp(
  payload: Payload,
  userId: string,
  secret: string,
  step: number,
): Promise<void> {
  const data = {
    secret: seal(PURPOSE, userId, secret),
    dernierPas: step,
    derniereUtilisation: null,
    utilisateurOrigine: null,
    createdAt: new Date().toISOString(),
  }
  const identifiant = toIdentifiant(userId)
  if (await changeRow(payload, 'facteurs', { identifiant: { equals: identifiant } }, data)) return
  await payload.db.create({
    collection: 'facteurs',
    data: { ...data, utilisateur: userId, type: 'totp', identifiant },
  })
}

/** Uses up a code of an authenticator app. @returns false for a wrong or used one */
export async function consumeTotpCode(
  payload: Payload,
  { id, utilisateur, utilisateurOrigine, secret }: Facteur,
  code: string,
): Promise<boolean> {
  const key = unseal(PURPOSE, utilisateurOrigine ?? utilisateur, secret ?? '')
  if (key === undefined) {
    log.error(
      { utilisateur },
      'Application d’authentification illisible\u00a0: PAYLOAD_SECRET a-t-il changé\u00a0?',
    )
    return false
  }
  const step = matchTotpStep(key, code)
  return step !== undefined && (await advanceFactor(payload, { id: { equals: id } }, step))
}

const SETUP_MS = 15 * 60_000
const SETUP_PURPOSE = 'auth/totp-setup'

/** Begins a setup, stored nowhere: `{secret, uri, setup}`; `setup` is sealed for this account. */
const startEndpoint = accountsEndpoint('post', '/second-factor/totp', async (req, account) => {
  await confirmPassword(req, account)
  const secret = generateTotpSecret()
  const { nom } = await readSender(req.payload)
  const setup = seal(SETUP_PURPOSE, account.id, `${Date.now()}/${secret}`)
  return noStoreJson({ secret, uri: buildTotpUri(secret, nom, account.email), setup })
})

/**
 * Stores the authenticator app, in place of the one before: `{recoveryCodes}`, null unless it is
 * the first second factor.
 * @throws ValidationError for a wrong code
 */
const confirmEndpoint = accountsEndpoint(
  'post',
  '/second-factor/totp/confirm',
  async (req, account) => {
    const { setup, code } = await readBody(req, totpConfirmation)
    const secret = readSetup(account.id, setup)
    if (!secret) throw apiError('setup-expired')
    const step = matchTotpStep(secret, code.replace(/\s/g, ''))
    if (step === undefined) throw wrongCode(req)
    const recoveryCodes = await addFactor(req.payload, account.id, () =>
      saveTotp(req.payload, account.id, secret, step),
    )
    await concludeChange(req, account, 'totpAdded')
    return noStoreJson({ recoveryCodes })
  },
)

/** @returns the secret; undefined if the setup is another account's, or expired */
function readSetup(userId: string, setup: string): string | undefined {
  const [startedAt, secret] = unseal(SETUP_PURPOSE, userId, setup)?.split('/') ?? []
  return Date.now() - Number(startedAt) <= SETUP_MS ? secret : undefined
}

const wrongCode = (req: PayloadRequest) =>
  fieldError(
    req,
    'code',
    'Ce n’est pas le code que l’application affiche. Vérifiez aussi l’heure du téléphone.',
  )

export const totpEndpoints = [startEndpoint, confirmEndpoint]
