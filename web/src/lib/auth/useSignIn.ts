import { useMutation, useQueryClient } from '@tanstack/react-query'
import { broadcastSession } from './sessionChannel'
import type { SignInAnswer } from '@regards/contract/schemas/accounts'
import { sessionQuery, toSession } from './sessionQuery'

/** Mutation that signs in, in all tabs. @param send authenticates the user; throws ApiError */
export function useSignIn<Proof>(send: (proof: Proof) => Promise<SignInAnswer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async (response) => {
      await queryClient.cancelQueries({ queryKey: sessionQuery.queryKey })
      queryClient.setQueryData(sessionQuery.queryKey, toSession(response))
      broadcastSession({ type: 'signed-in' })
    },
  })
}
