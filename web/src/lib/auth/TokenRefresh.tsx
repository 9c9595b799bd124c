import type { RefreshedSession } from '@regards/contract/schemas/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '../api/api'
import { ApiError } from '../api/errors'
import { getServerTime } from '../api/serverClock'
import { broadcastSession } from './sessionChannel'
import { sessionQuery, setExpiry } from './sessionQuery'
import { TokenRefresher } from './TokenRefresher'
import { useSessionQuery } from './useSessionQuery'

/** Refreshes the token of a signed-in user before it expires. */
export function TokenRefresh() {
  const queryClient = useQueryClient()
  const { data: session } = useSessionQuery()
  const userId = session?.user.id
  const expiresAt = session?.expiresAt
  const refresherRef = useRef<TokenRefresher>(undefined)

  useEffect(() => {
    if (userId === undefined) return
    const refresher = new TokenRefresher({
      refresh: async () => {
        const { exp } = await api<RefreshedSession>('/users/refresh-token', { method: 'POST' })
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

  return null
}
