import { ApiError, toFrenchMessage } from '@web/lib/api/errors'
import { logError } from '@web/lib/browser/logError'
import { useForm } from '@web/lib/hooks/useForm'
import { Button } from '@web/ui/Button'
import { Notice } from '@web/ui/Notice'
import { PasswordField } from '../PasswordField'
import { minPasswordLength, validatePassword } from './passwordStrength'
import { ColumnForm } from '../ColumnForm'
import { PasswordMeter } from './PasswordMeter'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@web/lib/api/api'
import { sessionQuery } from '@web/lib/auth/sessionQuery'

export type PasswordWords = { label: string; submit: string }

type ResetPasswordFormProps = {
  token: string
  words: PasswordWords
  onDone: () => void
  /** Called when the token is used, expired or invalid. */
  onInvalid: () => void
}

const validate = ({ password }: { password: string }) => ({ password: validatePassword(password) })

export function ResetPasswordForm({ token, words, onDone, onInvalid }: ResetPasswordFormProps) {
  const form = useForm({ initialValues: { password: '' }, validate })
  const { mutate, error, isPending } = useResetPassword()

  const handleSubmit = form.handleSubmit(isPending, () =>
    mutate(
      { token, password: form.values.password },
      {
        onSuccess: onDone,
        onError: (cause) => {
          if (cause instanceof ApiError && cause.code === 'invalid-token') onInvalid()
          else logError('Le changement de mot de passe a échoué\u00a0:', cause)
        },
      },
    ),
  )

  return (
    // `method="dialog"`: before hydration the form sends nothing, so no password in a URL.
    <ColumnForm method="dialog" onSubmit={handleSubmit} noValidate>
      {error && <Notice variant="danger">{toFrenchMessage(error)}</Notice>}
      <PasswordField
        label={words.label}
        hint={`Au moins ${minPasswordLength} caractères.`}
        error={form.errors.password}
        {...form.getFieldProps('password')}
        autoComplete="new-password"
      >
        <PasswordMeter password={form.values.password} />
      </PasswordField>
      <Button type="submit" aria-disabled={isPending}>
        {isPending ? 'Enregistrement…' : words.submit}
      </Button>
    </ColumnForm>
  )
}

type ResetPasswordBody = { token: string; password: string }

function useResetPassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ResetPasswordBody) =>
      api<{ message: string }>('/users/reset-password', { method: 'POST', body }),
    // The server has ended the account's sessions, possibly this browser's too.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  })
}
