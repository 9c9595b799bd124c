import { useMutation } from '@tanstack/react-query'
import { api } from '../../../lib/api/api'

/** Mutation that requests a reset e-mail. The response is the same for any address. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (email: string) =>
      api<{ message: string }>('/users/forgot-password', { method: 'POST', body: { email } }),
  })
}
