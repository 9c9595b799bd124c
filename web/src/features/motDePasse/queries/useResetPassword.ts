import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api/api'
import { sessionQuery } from '../../../lib/auth/sessionQuery'

type ResetPasswordBody = { token: string; password: string }

export function useResetPassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ResetPasswordBody) =>
      api<{ message: string }>('/users/reset-password', { method: 'POST', body }),
    // The server has ended the account's sessions, possibly this browser's too.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  })
}
