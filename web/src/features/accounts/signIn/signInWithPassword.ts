import { api } from '@web/lib/api/api'
import type { SessionResponse } from '@web/lib/auth/sessionQuery'

export type Credentials = {
  email: string
  password: string
  /** Code of the authenticator app, or a recovery code. */
  code?: string
}

/**
 * Signs in.
 * @throws ApiError `second-factor-required`, with the account's methods, if a code is required
 */
export const signInWithPassword = (credentials: Credentials) =>
  api<SessionResponse>('/users/login', { method: 'POST', body: credentials })
