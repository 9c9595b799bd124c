import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api/api'
import { sessionQuery } from '../../../lib/auth/sessionQuery'

type ResetPasswordBody = { token: string; password: string }

/** Gives the account that a mail's token is for another password. */
export function useResetPassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ResetPasswordBody) =>
      api<{ message: string }>('/users/reset-password', { method: 'POST', body }),
    // The account's sessions have ended, perhaps this browser's among them.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  })
}
