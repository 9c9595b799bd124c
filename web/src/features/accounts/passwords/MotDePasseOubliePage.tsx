import { useMutation } from '@tanstack/react-query'
import { paths } from '@web/domain/paths'
import { TextLink } from '@web/ui/links/TextLink'
import { ColumnForm } from '../ColumnForm'
import { NoScriptNotice, PasswordPageHeader } from './PasswordPage'
import { toFrenchMessage } from '@web/lib/api/errors'
import { logError } from '@web/lib/browser/logError'
import { useForm } from '@web/lib/hooks/useForm'
import { validateEmail } from '@web/lib/validation/validateEmail'
import { Button } from '@web/ui/Button'
import { TextField } from '@web/ui/TextField'
import { Notice } from '@web/ui/Notice'
import { api } from '@web/lib/api/api'

export function MotDePasseOubliePage() {
  return (
    <>
      <PasswordPageHeader title="Mot de passe oublié">
        Indiquez l’adresse de votre compte&nbsp;: vous y recevrez un lien pour choisir un nouveau
        mot de passe.
      </PasswordPageHeader>
      <NoScriptNotice />
      <ForgotPasswordForm />
      <TextLink href={paths.login}>Revenir à la connexion</TextLink>
    </>
  )
}

const validate = ({ email }: { email: string }) => ({ email: validateEmail(email.trim()) })

/** Requests a reset e-mail for an account; the message is the same for any address. */
function ForgotPasswordForm() {
  const fields = useForm({ initialValues: { email: '' }, validate })
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (email: string) =>
      api<{ message: string }>('/users/forgot-password', { method: 'POST', body: { email } }),
    onError: (cause) => logError('La demande d’un nouveau mot de passe a échoué\u00a0:', cause),
  })
  const handleSubmit = fields.handleSubmit(isPending, () => mutate(fields.values.email.trim()))

  const form = (
    // `method="dialog"`: before hydration the form sends nothing.
    <ColumnForm method="dialog" onSubmit={handleSubmit} noValidate>
      {error && <Notice variant="danger">{toFrenchMessage(error)}</Notice>}
      <TextField
        label="Email"
        {...fields.getFieldProps('email')}
        type="email"
        autoComplete="username"
        required
      />
      <Button type="submit" aria-disabled={isPending}>
        {isPending ? 'Envoi…' : 'Recevoir un lien'}
      </Button>
    </ColumnForm>
  )
  return (
    <>
      {(isPending || data) && <Notice variant="success">{data?.message}</Notice>}
      {!data && form}
    </>
  )
}
