import { queryOptions } from '@tanstack/react-query'
import type { User } from '../../../../cms/src/payload-types'
import { apiOf } from '../api'

export type SessionUser = Pick<User, 'id' | 'email' | 'role'>

/** `expiresAt` in seconds since 1970, as the server gives it. */
export type Session = { user: SessionUser; expiresAt: number | undefined }

/** What the server says of a session, its own or a new one. */
export type SessionAnswer = { user: SessionUser | null; exp?: number }

/** Who is signed in; null for a visitor. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ client, signal }): Promise<Session | null> => {
    const { user, exp } = await apiOf(client)<SessionAnswer>('/users/me', { signal })
    return toSession(user, exp)
  },
  staleTime: 5 * 60_000,
  // Someone signed in may have signed out elsewhere (the panel, another browser window).
  refetchOnWindowFocus: (query) => (query.state.data ? 'always' : true),
})

export function toSession(user: SessionUser | null, expiresAt: number | undefined): Session | null {
  return user && { user: { id: user.id, email: user.email, role: user.role }, expiresAt }
}
