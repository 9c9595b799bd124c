import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../api/api'
import { broadcastSession } from './sessionChannel'
import { sessionQuery, toSession, type SessionResponse } from './sessionQuery'

type Credentials = { email: string; password: string }

/**
 * Mutation that signs in, in this tab and the others.
 * @throws ApiError
 */
export function useSignIn() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (credentials: Credentials) =>
      api<SessionResponse>('/users/login', { method: 'POST', body: credentials }),
    onSuccess: async ({ user, exp }) => {
      await queryClient.cancelQueries({ queryKey: sessionQuery.queryKey })
      queryClient.setQueryData(sessionQuery.queryKey, toSession(user, exp))
      broadcastSession({ type: 'signed-in' })
    },
  })
}
