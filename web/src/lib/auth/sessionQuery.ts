import { queryOptions } from '@tanstack/react-query'
import type { User } from '@payload-types'
import { getApi } from '../api/api'
import { createUnreadableError } from '../api/errors'

export type SessionUser = Pick<User, 'id' | 'email' | 'role'>

/** `expiresAt` is in seconds since 1970, as in the server's response. */
export type Session = { user: SessionUser; expiresAt: number | undefined }

/** Response to `/users/me` and `/users/login`. */
export type SessionResponse = { user: SessionUser | null; exp?: number }

const RETRY_MS = 5_000

/** Query of the current session; null when signed out. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ client, signal }): Promise<Session | null> => {
    const answer = await getApi(client)<Partial<SessionResponse> | null>('/users/me', { signal })
    // The response of a visitor has `user: null`; JSON without `user` comes from a proxy.
    if (answer?.user === undefined) throw createUnreadableError()
    return toSession(answer.user, answer.exp)
  },
  staleTime: 5 * 60_000,
  // A server error does not change the session: polls until the server responds.
  refetchInterval: ({ state }) => (state.status === 'error' ? RETRY_MS : false),
  // The user may have signed out elsewhere (admin panel, another browser window).
  refetchOnWindowFocus: (query) => (query.state.data ? 'always' : true),
})

export function toSession(user: SessionUser | null, expiresAt: number | undefined): Session | null {
  return user && { user: { id: user.id, email: user.email, role: user.role }, expiresAt }
}
