import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { api } from '../../../lib/api/api'
import type { SessionResponse } from '../../../lib/auth/sessionQuery'

/**
 * Signs in with a passkey, which the browser asks for.
 * @throws ApiError; Error `NotAllowedError` when the user gives up, or has no passkey
 */
export async function signInWithPasskey(): Promise<SessionResponse> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    import('@simplewebauthn/browser'),
    api<PublicKeyCredentialRequestOptionsJSON>('/users/passkeys/options', { method: 'POST' }),
  ])
  const answer = await startAuthentication({ optionsJSON })
  return api('/users/passkeys/login', { method: 'POST', body: answer })
}
