import { useMutation } from '@tanstack/react-query'
import { api } from '../../../lib/api/api'

/** Asks for a mail by which to choose another password. The answer is the same for any address. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (email: string) =>
      api<{ message: string }>('/users/forgot-password', { method: 'POST', body: { email } }),
  })
}
