import type { CurrentSession, SignInAnswer } from '@regards/contract/schemas/accounts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getApi } from '../api/api'
import { createUnreadableError } from '../api/errors'
import { useIsHydrated } from '../hydration/useIsHydrated'

type Account = Pick<SignInAnswer['user'], 'id' | 'email' | 'role' | 'nom'>

export type SessionUser = Account & {
  /** The account may do nothing before it has a second factor, which /compte sets up. */
  lacksSecondFactor?: boolean | undefined
}

/** `expiresAt` is in seconds since 1970, as in the server's response. */
export type Session = { user: SessionUser; expiresAt: number | undefined }

/** Response to `/users/me` and `/users/login`. */
type SessionResponse = Pick<CurrentSession, 'user' | 'exp' | 'secondFactorSetupRequired'>

const RETRY_MS = 5_000

/** Query of the current session; null when signed out. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ client, signal }): Promise<Session | null> => {
    const answer = await getApi(client)<Partial<SessionResponse> | null>('/users/me', { signal })
    // The response of a visitor has `user: null`; JSON without `user` comes from a proxy.
    if (answer?.user === undefined) throw createUnreadableError()
    return toSession(answer as SessionResponse)
  },
  staleTime: 5 * 60_000,
  // A server error does not change the session: polls until the server responds.
  refetchInterval: ({ state }) => (state.status === 'error' ? RETRY_MS : false),
  // The user may have signed out elsewhere (admin panel, another browser window).
  refetchOnWindowFocus: (query) => (query.state.data ? 'always' : true),
})

export function toSession({
  user,
  exp,
  secondFactorSetupRequired,
}: SessionResponse): Session | null {
  return (
    user && {
      user: {
        id: user.id,
        email: user.email,
        role: user.role,
        nom: user.nom,
        lacksSecondFactor: secondFactorSetupRequired,
      },
      expiresAt: exp,
    }
  )
}

/** Updates a cached session with the expiry of its new token, in seconds since 1970. */
export function setExpiry(expiresAt: number) {
  return (session: Session | null | undefined) => session && { ...session, expiresAt }
}

/**
 * Session query, enabled after hydration: an earlier response would change components that React
 * still compares with the anonymous server-rendered HTML.
 */
export function useSessionQuery() {
  const isHydrated = useIsHydrated()
  return useQuery({ ...sessionQuery, enabled: isHydrated })
}
