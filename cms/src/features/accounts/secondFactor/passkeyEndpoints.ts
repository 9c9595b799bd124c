import type { Endpoint } from 'payload'
import { z } from 'zod'

import { readSender } from '../../../infrastructure/email'
import { addFactor } from './changeFactors'
import { concludeChange } from './concludeChange'
import { confirmPassword } from '../passwords/confirmPassword'
import { passkeyName } from './passkeyName'
import { createRegistrationOptions, registerPasskey } from './registerPasskey'
import { readBody } from '../requests/readBody'
import { requireAccount } from '../requests/requireAccount'
import { noStoreJson } from '../../../lib/http/noStore'

/**
 * POST /api/users/second-factor/passkeys/options `{motDePasseActuel}`: options for the browser to
 * create a passkey. Nothing is stored.
 */
const optionsEndpoint: Omit<Endpoint, 'root'> = {
  path: '/second-factor/passkeys/options',
  method: 'post',
  handler: async (req) => {
    const account = requireAccount(req)
    await confirmPassword(req, account)
    const { nom } = await readSender(req.payload)
    return noStoreJson(await createRegistrationOptions(req, account, nom))
  },
}

/** Body that registers a passkey. */
export const passkeyRegistration = z.object({
  nom: passkeyName,
  response: z.looseObject({ id: z.string() }),
})

/**
 * POST /api/users/second-factor/passkeys `{nom, response}`: stores the passkey that the browser made:
 * `{recoveryCodes}`, which are null unless this is the first second factor.
 * @throws ApiError 410 setup-expired, 400 invalid-request
 */
const registerEndpoint: Omit<Endpoint, 'root'> = {
  path: '/second-factor/passkeys',
  method: 'post',
  handler: async (req) => {
    const account = requireAccount(req)
    const { nom, response } = await readBody(req, passkeyRegistration)
    const recoveryCodes = await addFactor(req.payload, account.id, () =>
      registerPasskey(req, account, nom, response),
    )
    await concludeChange(req, account, 'passkeyAdded')
    return noStoreJson({ recoveryCodes })
  },
}

export const passkeyEndpoints = [optionsEndpoint, registerEndpoint]
