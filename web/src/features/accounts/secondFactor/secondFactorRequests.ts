import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { api } from '../../../lib/api/api'

/** What an authenticator app needs, and what confirms its setup. */
export type TotpSetup = { secret: string; uri: string; setup: string }

/** `recoveryCodes` are new ones, shown once; null if the account keeps its own. */
export type AddedFactor = { recoveryCodes: string[] | null }

const base = '/users/second-factor'

const post = <Answer>(path: string, body: object) =>
  api<Answer>(`${base}${path}`, { method: 'POST', body })

/** Begins the setup of an authenticator app. */
export const startTotpSetup = (motDePasseActuel: string) =>
  post<TotpSetup>('/totp', { motDePasseActuel })

export const confirmTotpSetup = (confirmation: { setup: string; code: string }) =>
  post<AddedFactor>('/totp/confirm', confirmation)

export const replaceRecoveryCodes = (motDePasseActuel: string) =>
  post<AddedFactor>('/recovery-codes', { motDePasseActuel })

export const removeFactor = (factor: { id: string; motDePasseActuel: string }) =>
  api<undefined>(`${base}/${factor.id}`, {
    method: 'DELETE',
    body: { motDePasseActuel: factor.motDePasseActuel },
  })

export const renamePasskey = ({ id, nom }: { id: string; nom: string }) =>
  api<undefined>(`${base}/${id}`, { method: 'PATCH', body: { nom } })

/**
 * Has the browser create a passkey, and stores it.
 * @throws ApiError; Error `NotAllowedError` when the user gives up, `InvalidStateError` for an
 *   authenticator that has one already
 */
export async function addPasskey(passkey: {
  nom: string
  motDePasseActuel: string
}): Promise<AddedFactor> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    import('@simplewebauthn/browser'),
    post<PublicKeyCredentialCreationOptionsJSON>('/passkeys/options', {
      motDePasseActuel: passkey.motDePasseActuel,
    }),
  ])
  const response = await startRegistration({ optionsJSON })
  return post('/passkeys', { nom: passkey.nom, response })
}
