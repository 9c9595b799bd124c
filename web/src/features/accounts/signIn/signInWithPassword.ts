import type { Credentials, SignInAnswer } from '@regards/contract/schemas/accounts'
import { api } from '@web/lib/api/api'

/**
 * Signs in.
 * @throws ApiError `second-factor-required`, with the account's methods, if a code is required
 */
export const signInWithPassword = (credentials: Credentials) =>
  api<SignInAnswer>('/users/login', { method: 'POST', body: credentials })
