import { ValidationError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { readSender } from '../../../infrastructure/email'
import { setupExpired } from '../../../lib/errors/apiErrors'
import { seal, unseal } from '../../../lib/tokens/seal'
import { addFactor } from './changeFactors'
import { concludeChange } from './concludeChange'
import { confirmPassword } from '../passwords/confirmPassword'
import { readBody } from '../requests/readBody'
import { requireAccount } from '../requests/requireAccount'
import { buildTotpUri, generateTotpSecret, matchTotpStep } from './totp'
import { saveTotp } from './totpFactor'
import { noStoreJson } from '../../../lib/http/noStore'

const SETUP_MS = 15 * 60_000
const PURPOSE = 'auth/totp-setup'

/**
 * POST /api/users/second-factor/totp `{motDePasseActuel}`: begins the setup of an authenticator app:
 * `{secret, uri, setup}`. Nothing is stored: `setup` is the secret, encrypted for this account.
 */
const startEndpoint: Omit<Endpoint, 'root'> = {
  path: '/second-factor/totp',
  method: 'post',
  handler: async (req) => {
    const account = requireAccount(req)
    await confirmPassword(req, account)
    const secret = generateTotpSecret()
    const { nom } = await readSender(req.payload)
    const setup = seal(PURPOSE, account.id, `${Date.now()}/${secret}`)
    return noStoreJson({ secret, uri: buildTotpUri(secret, nom, account.email), setup })
  },
}

/** Body that confirms the setup of an authenticator app. */
export const totpConfirmation = z.object({ setup: z.string(), code: z.string() })

/**
 * POST /api/users/second-factor/totp/confirm `{setup, code}`: stores the authenticator app, in place
 * of the one before: `{recoveryCodes}`, which are null unless this is the first second factor.
 * @throws ValidationError for a wrong code
 * @throws ApiError 410 setup-expired
 */
const confirmEndpoint: Omit<Endpoint, 'root'> = {
  path: '/second-factor/totp/confirm',
  method: 'post',
  handler: async (req) => {
    const account = requireAccount(req)
    const { setup, code } = await readBody(req, totpConfirmation)
    const secret = readSetup(account.id, setup)
    if (!secret) throw setupExpired()
    const step = matchTotpStep(secret, code.replace(/\s/g, ''))
    if (step === undefined) throw wrongCode(req)
    const recoveryCodes = await addFactor(req.payload, account.id, () =>
      saveTotp(req.payload, account.id, secret, step),
    )
    await concludeChange(req, account, 'totpAdded')
    return noStoreJson({ recoveryCodes })
  },
}

/** @returns the secret; undefined if the setup is another account's, or expired */
function readSetup(userId: string, setup: string): string | undefined {
  const [startedAt, secret] = unseal(PURPOSE, userId, setup)?.split('/') ?? []
  return Date.now() - Number(startedAt) <= SETUP_MS ? secret : undefined
}

const wrongCode = (req: PayloadRequest) =>
  new ValidationError(
    {
      collection: 'users',
      errors: [
        {
          path: 'code',
          message:
            'Ce n’est pas le code que l’application affiche. Vérifiez aussi l’heure du téléphone.',
        },
      ],
    },
    req.t,
  )

export const totpEndpoints = [startEndpoint, confirmEndpoint]
