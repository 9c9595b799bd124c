import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useBackgroundImport } from '../hooks/useBackgroundImport'
import { subscribeToSessionMessages } from './sessionChannel'
import { sessionQuery, setExpiry, useSessionQuery } from './sessionQuery'

/** Keeps the session current: refreshes its token, syncs tabs, refetches data of another user. */
export function SessionSync() {
  useCrossTabSync()
  useResetDataOnUserChange()
  const isSignedIn = Boolean(useSessionQuery().data)
  const refresh = useBackgroundImport(loadTokenRefresh, isSignedIn)
  return refresh && <refresh.TokenRefresh />
}

const loadTokenRefresh = () => import('./TokenRefresh')

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

/** Refetches all queries when the user changes; on sign-out drops them, as they may be private. */
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
