import type { PayloadRequest } from 'payload'

import { unauthenticated } from '../../../lib/errors/apiErrors'

/** The account that sends a request, and its session. */
export interface Account {
  id: string
  email: string
  role: 'administrateur' | 'editeur'
  sessionId: string | undefined
}

/**
 * Returns the account of a request.
 * @throws ApiError 401 without a session
 */
export function requireAccount({ user }: PayloadRequest): Account {
  if (!user) throw unauthenticated()
  const { id, email, role } = user
  // Payload stores the session's id there, but its types omit it.
  const { _sid: sessionId } = user as { _sid?: string }
  return { id, email, role, sessionId }
}
