import { useState, type SubmitEvent, type KeyboardEvent } from 'react'
import { ApiError } from '@web/lib/api/errors'
import { useSignIn } from '@web/lib/auth/useSignIn'
import { useForm } from '@web/lib/hooks/useForm'
import { Button } from '@web/ui/Button'
import { TextField } from '@web/ui/TextField'
import { Notice } from '@web/ui/Notice'
import { logError } from '@web/lib/browser/logError'
import { ColumnForm } from '../ColumnForm'
import { PasswordField } from '../PasswordField'
import { signInWithPassword } from './signInWithPassword'
import { SecondFactorForm } from './SecondFactorForm'
import { validateEmail } from '@web/lib/validation/validateEmail'

type LoginValues = { email: string; password: string }

type LoginErrors = Partial<Record<keyof LoginValues, string>>

/** Validates the form (specification, section 5). @returns a message for each invalid field */
function validateLogin({ email, password }: LoginValues): LoginErrors {
  const errors: LoginErrors = {}
  const emailFault = validateEmail(email)
  if (emailFault) errors.email = emailFault
  if (!password) errors.password = 'Le mot de passe est requis'
  return errors
}

export function LoginForm() {
  const form = useForm({ initialValues: { email: '', password: '' }, validate: validateLogin })
  const [message, setMessage] = useState<string>()
  /** How the account can give its second factor, once the server wants it. */
  const [methods, setMethods] = useState<string[]>()
  const signIn = useSignIn(signInWithPassword)

  function submit() {
    if (signIn.isPending) return
    setMessage(undefined)
    if (form.check()) {
      setMessage('Veuillez remplir tous les champs correctement.')
      return
    }
    signIn.mutate(form.values, {
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'second-factor-required') {
          setMethods(error.methods)
          return
        }
        logError('La connexion a échoué\u00a0:', error)
        setMessage('Email ou mot de passe incorrect.')
      },
    })
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    submit()
  }

  /**
   * Browsers do not submit a form by Enter while its button is disabled: shows the errors instead.
   */
  function handleEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || form.isValid) return
    event.preventDefault()
    submit()
  }

  if (methods) {
    return (
      <SecondFactorForm
        credentials={form.values}
        hasApp={methods.includes('totp')}
        onBack={() => setMethods(undefined)}
      />
    )
  }
  return (
    // `method="dialog"`: before hydration the form sends nothing, so no password in a URL.
    <ColumnForm method="dialog" onSubmit={handleSubmit} noValidate>
      {message && <Notice variant="danger">{message}</Notice>}
      <TextField
        label="Email"
        error={form.errors.email}
        {...form.getFieldProps('email')}
        onKeyDown={handleEnter}
        type="email"
        autoComplete="username"
        required
      />
      <PasswordField
        label="Mot de passe"
        error={form.errors.password}
        {...form.getFieldProps('password')}
        autoComplete="current-password"
        onKeyDown={handleEnter}
      />
      <Button type="submit" disabled={!form.isValid || signIn.isPending}>
        {signIn.isPending ? 'Connexion...' : 'Se connecter'}
      </Button>
    </ColumnForm>
  )
}
