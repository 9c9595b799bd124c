import { useRef, useState, type SubmitEvent } from 'react'
import { ApiError, toFrenchMessage } from '../../../lib/api/errors'
import { logError } from '../../../lib/browser/logError'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { Input } from '../../../ui/Input'
import { TextButton } from '../../../ui/links/TextLink'
import { Notice } from '../../../ui/Notice'
import { minPasswordLength, validatePassword } from '../helpers/validatePassword'
import { useResetPassword } from '../queries/useResetPassword'
import { PasswordForm } from './PasswordForm'

type ResetPasswordFormProps = {
  token: string
  onDone: () => void
  /** Called when the token is used, expired or invalid. */
  onInvalid: () => void
}

/** Form for the new password, with a button to show it. */
export function ResetPasswordForm({ token, onDone, onInvalid }: ResetPasswordFormProps) {
  const [password, setPassword] = useState('')
  const [isTouched, setIsTouched] = useState(false)
  const [isShown, setIsShown] = useState(false)
  const inputRef = useRef<HTMLInputElement>(null)
  const { mutate, error, isPending } = useResetPassword()
  const fault = validatePassword(password)

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (isPending) return
    setIsTouched(true)
    if (fault) {
      inputRef.current?.focus()
      return
    }
    mutate(
      { token, password },
      {
        onSuccess: onDone,
        onError: (cause) => {
          if (cause instanceof ApiError && cause.code === 'invalid-token') onInvalid()
          else logError('Le changement de mot de passe a échoué\u00a0:', cause)
        },
      },
    )
  }

  return (
    // `method="dialog"`: before hydration the form sends nothing, so no password in a URL.
    <PasswordForm method="dialog" onSubmit={handleSubmit} noValidate>
      {error && <Notice variant="danger">{toFrenchMessage(error)}</Notice>}
      <div>
        <Field
          label="Nouveau mot de passe"
          hint={`Au moins ${minPasswordLength} caractères.`}
          error={isTouched ? fault : undefined}
        >
          {(control) => (
            <Input
              {...control}
              ref={inputRef}
              type={isShown ? 'text' : 'password'}
              name="password"
              autoComplete="new-password"
              autoCapitalize="none"
              spellCheck={false}
              required
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
              onBlur={() => setIsTouched(password !== '')}
            />
          )}
        </Field>
        <TextButton onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
        </TextButton>
      </div>
      <Button type="submit" aria-disabled={isPending}>
        {isPending ? 'Enregistrement…' : 'Changer le mot de passe'}
      </Button>
    </PasswordForm>
  )
}
