import { useRef, useState, type SubmitEvent } from 'react'
import { toFrenchMessage } from '../../../lib/api/errors'
import { logError } from '../../../lib/browser/logError'
import { validateEmail } from '../../../lib/validation/validateEmail'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { Input } from '../../../ui/Input'
import { Notice } from '../../../ui/Notice'
import { useForgotPassword } from '../queries/useForgotPassword'
import { PasswordForm } from './PasswordForm'

/** Requests a reset e-mail for an account; the message is the same for any address. */
export function ForgotPasswordForm() {
  const [email, setEmail] = useState('')
  const [isTouched, setIsTouched] = useState(false)
  const inputRef = useRef<HTMLInputElement>(null)
  const { mutate, data, error, isPending } = useForgotPassword()
  const fault = validateEmail(email.trim())

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (isPending) return
    setIsTouched(true)
    if (fault) {
      inputRef.current?.focus()
      return
    }
    mutate(email.trim(), {
      onError: (cause) => logError('La demande d’un nouveau mot de passe a échoué\u00a0:', cause),
    })
  }

  const form = (
    // `method="dialog"`: before hydration the form sends nothing.
    <PasswordForm method="dialog" onSubmit={handleSubmit} noValidate>
      {error && <Notice variant="danger">{toFrenchMessage(error)}</Notice>}
      <Field label="Email" error={isTouched ? fault : undefined}>
        {(control) => (
          <Input
            {...control}
            ref={inputRef}
            type="email"
            name="email"
            autoComplete="username"
            required
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            onBlur={() => setIsTouched(true)}
          />
        )}
      </Field>
      <Button type="submit" aria-disabled={isPending}>
        {isPending ? 'Envoi…' : 'Recevoir un lien'}
      </Button>
    </PasswordForm>
  )
  return (
    <>
      {(isPending || data) && <Notice variant="success">{data?.message}</Notice>}
      {!data && form}
    </>
  )
}
