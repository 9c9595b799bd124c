import { Secret, TOTP } from 'otpauth'
import type { Client } from './client'
import {
  createPasskey,
  usePasskey,
  type PasskeyOptions,
  type SoftPasskey,
} from './softAuthenticator'

const STEP_MS = 30_000

/** Code of an authenticator app now, or some 30-second steps later. */
export const computeTotpCode = (secret: string, stepsAhead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + stepsAhead * STEP_MS,
  })

type Added = { recoveryCodes: string[] | null }

const base = '/api/users/second-factor'

/**
 * Adds an authenticator app to the account of a client, confirmed by the current code, which is
 * thereby used: the next sign-in takes the code one step ahead.
 */
export async function addTotp(me: Client, motDePasseActuel: string) {
  const start = await me.post<{ secret: string; setup: string }>(`${base}/totp`, {
    motDePasseActuel,
  })
  const { secret, setup } = start.json
  const code = computeTotpCode(secret)
  const { status, json, text } = await me.post<Added>(`${base}/totp/confirm`, { setup, code })
  if (status !== 200) throw new Error(`The app was not added: ${status} ${text}`)
  return { secret, usedCode: code, recoveryCodes: json.recoveryCodes ?? [] }
}

/** Adds a passkey to the account of a client. */
export async function addPasskey(me: Client, motDePasseActuel: string) {
  const options = await me.post<PasskeyOptions & { user: { id: string } }>(
    `${base}/passkeys/options`,
    { motDePasseActuel },
  )
  const { passkey, response } = createPasskey(options.json, { origin: me.url })
  const { status, json, text } = await me.post<Added>(`${base}/passkeys`, { nom: 'Clé', response })
  if (status !== 200) throw new Error(`The passkey was not added: ${status} ${text}`)
  return { passkey, recoveryCodes: json.recoveryCodes }
}

/** Gets a challenge for a sign-in, and the passkey's response to it. */
export async function answerChallenge(
  visitor: Client,
  passkey: SoftPasskey,
  deviations: { origin?: string; isUserVerified?: boolean } = {},
) {
  const options = await visitor.post<PasskeyOptions>('/api/users/passkeys/options')
  return usePasskey(passkey, options.json, { origin: visitor.url, ...deviations })
}
