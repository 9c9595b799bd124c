import { queryOptions } from '@tanstack/react-query'
import type { User } from '@payload-types'
import { getApi } from '../api/api'
import { createUnreadableError } from '../api/errors'

export type SessionUser = Pick<User, 'id' | 'email' | 'role'>

/** `expiresAt` in seconds since 1970, as the server gives it. */
export type Session = { user: SessionUser; expiresAt: number | undefined }

/** What the server says of a session, its own or a new one. */
export type SessionResponse = { user: SessionUser | null; exp?: number }

const RETRY_MS = 5_000

/** Who is signed in; null for a visitor. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ client, signal }): Promise<Session | null> => {
    const answer = await getApi(client)<Partial<SessionResponse> | null>('/users/me', { signal })
    // A proxy's JSON says nothing about who is signed in; a visitor's answer has `user: null`.
    if (answer?.user === undefined) throw createUnreadableError()
    return toSession(answer.user, answer.exp)
  },
  staleTime: 5 * 60_000,
  // A server that is away for a moment signs nobody in or out: it is asked again until it says who is.
  refetchInterval: ({ state }) => (state.status === 'error' ? RETRY_MS : false),
  // Someone signed in may have signed out elsewhere (the panel, another browser window).
  refetchOnWindowFocus: (query) => (query.state.data ? 'always' : true),
})

export function toSession(user: SessionUser | null, expiresAt: number | undefined): Session | null {
  return user && { user: { id: user.id, email: user.email, role: user.role }, expiresAt }
}
