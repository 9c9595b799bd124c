import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '../api/api'
import { ApiError } from '../api/errors'
import { broadcastSession } from './sessionChannel'
import { sessionQuery } from './sessionQuery'

/**
 * Returns the two steps of signing out: `closeSession` on the server and in the other tabs (throws
 * ApiError), and `forgetSession`, which clears the session in this tab's query cache.
 */
export function useSignOut() {
  const queryClient = useQueryClient()
  const forgetSession = useCallback(async () => {
    await queryClient.cancelQueries({ queryKey: sessionQuery.queryKey })
    queryClient.setQueryData(sessionQuery.queryKey, null)
  }, [queryClient])
  return { closeSession, forgetSession }
}

async function closeSession(): Promise<void> {
  try {
    await api('/users/logout', { method: 'POST', keepalive: true })
  } catch (error) {
    if (!isAlreadySignedOut(error)) throw error
  }
  broadcastSession({ type: 'signed-out' })
}

/** Payload responds with 400 to a logout without a session. */
function isAlreadySignedOut(error: unknown): boolean {
  return error instanceof ApiError && [400, 401, 403].includes(error.status)
}
