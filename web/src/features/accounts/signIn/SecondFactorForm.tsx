import { useEffect, useRef, type SubmitEvent } from 'react'
import { ApiError, toFrenchMessage } from '@web/lib/api/errors'
import { useSignIn } from '@web/lib/auth/useSignIn'
import { logError } from '@web/lib/browser/logError'
import { useForm } from '@web/lib/hooks/useForm'
import { Button } from '@web/ui/Button'
import { TextField } from '@web/ui/TextField'
import { TextButton } from '@web/ui/links/TextLink'
import { Notice } from '@web/ui/Notice'
import type { Credentials } from '@regards/contract/schemas/accounts'
import { ColumnForm } from '../ColumnForm'
import { signInWithPassword } from './signInWithPassword'

type SecondFactorFormProps = {
  /** E-mail and password that the server accepted; only the code is missing. */
  credentials: Pick<Credentials, 'email' | 'password'>
  hasApp: boolean
  onBack: () => void
}

const validate = ({ code }: { code: string }) => ({
  code: code.trim() ? undefined : 'Le code est requis',
})

/** Second step of signing in: the code of the authenticator app, or a recovery code. */
export function SecondFactorForm({ credentials, hasApp, onBack }: SecondFactorFormProps) {
  const form = useForm({ initialValues: { code: '' }, validate })
  const inputRef = useRef<HTMLInputElement>(null)
  const { mutate, error, isPending } = useSignIn(signInWithPassword)

  // The fields of the first step are gone, and with them the focus.
  useEffect(() => inputRef.current?.focus(), [])

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (isPending) return
    if (form.check()) {
      inputRef.current?.focus()
      return
    }
    mutate(
      { ...credentials, code: form.values.code },
      {
        onError: (cause) => {
          logError('La connexion a échoué\u00a0:', cause)
          inputRef.current?.select()
        },
      },
    )
  }

  return (
    <ColumnForm method="dialog" onSubmit={handleSubmit} noValidate>
      {error && <Notice variant="danger">{describe(error)}</Notice>}
      <TextField
        label={hasApp ? 'Code à six chiffres' : 'Code de récupération'}
        hint={
          hasApp
            ? 'Il s’affiche dans votre application d’authentification. Sans elle, un code de récupération convient aussi.'
            : 'Votre compte a une clé d’accès\u00a0: utilisez-la, ou l’un des codes de récupération que vous avez gardés.'
        }
        error={form.errors.code}
        {...form.getFieldProps('code')}
        ref={inputRef}
        type="text"
        inputMode={hasApp ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Button type="submit" aria-disabled={isPending}>
        {isPending ? 'Connexion...' : 'Valider'}
      </Button>
      <TextButton onClick={onBack}>Revenir à l’adresse et au mot de passe</TextButton>
    </ColumnForm>
  )
}

/** The password was right: only too many attempts reject it now. */
const describe = (error: Error): string =>
  error instanceof ApiError && error.code === 'invalid-credentials'
    ? 'Trop d’essais. Attendez dix minutes, puis recommencez.'
    : toFrenchMessage(error)
