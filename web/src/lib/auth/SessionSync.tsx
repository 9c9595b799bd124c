import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '../api/api'
import { ApiError } from '../api/errors'
import { getServerTime } from '../api/serverClock'
import { broadcastSession, subscribeToSessionMessages } from './sessionChannel'
import { sessionQuery, type Session } from './sessionQuery'
import { TokenRefresher } from './TokenRefresher'
import { useSessionQuery } from './useSessionQuery'

/**
 * Keeps the session current: refreshes the token before it expires, syncs the session between tabs,
 * and refetches cached data when the user changes.
 */
export function SessionSync() {
  useTokenRefresh()
  useCrossTabSync()
  useResetDataOnUserChange()
  return null
}

function useTokenRefresh(): void {
  const queryClient = useQueryClient()
  const { data: session } = useSessionQuery()
  const userId = session?.user.id
  const expiresAt = session?.expiresAt
  const refresherRef = useRef<TokenRefresher>(undefined)

  useEffect(() => {
    if (userId === undefined) return
    const refresher = new TokenRefresher({
      refresh: async () => {
        const { exp } = await api<{ exp: number }>('/users/refresh-token', { method: 'POST' })
        return exp
      },
      now: getServerTime,
      isSignedOut: (error) => error instanceof ApiError && [401, 403].includes(error.status),
      onRefreshed: (newExpiresAt) => {
        queryClient.setQueryData(sessionQuery.queryKey, setExpiry(newExpiresAt))
        broadcastSession({ type: 'refreshed', expiresAt: newExpiresAt })
      },
      onSignedOut: () => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
    })
    refresherRef.current = refresher
    return () => refresher.stop()
  }, [queryClient, userId])

  useEffect(() => {
    if (expiresAt !== undefined) refresherRef.current?.schedule(expiresAt)
  }, [userId, expiresAt])
}

function useCrossTabSync(): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      subscribeToSessionMessages((message) => {
        if (message.type === 'refreshed') {
          queryClient.setQueryData(sessionQuery.queryKey, setExpiry(message.expiresAt))
          return
        }
        if (message.type === 'signed-out') queryClient.setQueryData(sessionQuery.queryKey, null)
        void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      }),
    [queryClient],
  )
}

/**
 * Refetches all queries when the user changes; on sign-out resets them at once, as they may contain
 * private data.
 */
function useResetDataOnUserChange(): void {
  const queryClient = useQueryClient()
  const { data: session } = useSessionQuery()
  const userId = session === undefined ? undefined : (session?.user.id ?? null)
  // Initial data, rendered on the server or fetched before the session is known, are anonymous.
  const previousUserId = useRef<string | null>(null)
  useEffect(() => {
    if (userId === undefined || userId === previousUserId.current) return
    previousUserId.current = userId
    const filters = {
      predicate: ({ queryKey }: { queryKey: readonly unknown[] }) =>
        queryKey[0] !== sessionQuery.queryKey[0],
    }
    void (userId === null
      ? queryClient.resetQueries(filters)
      : queryClient.invalidateQueries(filters))
  }, [queryClient, userId])
}

function setExpiry(expiresAt: number) {
  return (session: Session | null | undefined) => session && { ...session, expiresAt }
}
