import { queryOptions } from '@tanstack/react-query'
import type { User } from '../../../../cms/src/payload-types'
import { api } from '../api'

export type SessionUser = Pick<User, 'id' | 'email' | 'role'>

/** `expiresAt` in seconds since 1970, as the server gives it. */
export type Session = { user: SessionUser; expiresAt: number | undefined }

/** Who is signed in; null for a visitor. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<Session | null> => {
    const { user, exp } = await api.me({ collection: 'users' }, { signal })
    return toSession(user, exp)
  },
  staleTime: 5 * 60_000,
  // Someone signed in may have signed out elsewhere (the panel, another browser window).
  refetchOnWindowFocus: (query) => (query.state.data ? 'always' : true),
})

export function toSession(user: SessionUser | null, expiresAt: number | undefined): Session | null {
  return user && { user: { id: user.id, email: user.email, role: user.role }, expiresAt }
}
