import { useState, type SubmitEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { ApiError, toFrenchMessage } from '@web/lib/api/errors'
import { useSignIn } from '@web/lib/auth/useSignIn'
import { useForm } from '@web/lib/hooks/useForm'
import { Button } from '@web/ui/Button'
import { TextField } from '@web/ui/TextField'
import { Notice } from '@web/ui/Notice'
import { logError } from '@web/lib/browser/logError'
import { ColumnForm } from '../ColumnForm'
import { PasswordField } from '../PasswordField'
import { validateEmail } from '@web/lib/validation/validateEmail'
import { TextButton } from '@web/ui/links/TextLink'
import type { Credentials, SignInAnswer } from '@regards/contract/schemas/accounts'
import { api } from '@web/lib/api/api'

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

  /** Browsers do not submit by Enter while the button is disabled: shows the errors. */
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
        {...form.getFieldProps('email')}
        onKeyDown={handleEnter}
        type="email"
        autoComplete="username"
        required
      />
      <PasswordField
        label="Mot de passe"
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
function SecondFactorForm({ credentials, hasApp, onBack }: SecondFactorFormProps) {
  const form = useForm({ initialValues: { code: '' }, validate })
  const inputRef = useRef<HTMLInputElement>(null)
  const { mutate, error, isPending } = useSignIn(signInWithPassword)

  // The fields of the first step are gone, and with them the focus.
  useEffect(() => inputRef.current?.focus(), [])

  function handleError(cause: Error) {
    logError('La connexion a échoué\u00a0:', cause)
    inputRef.current?.select()
  }

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) =>
    form.handleSubmit(isPending, () =>
      mutate({ ...credentials, code: form.values.code }, { onError: handleError }),
    )(event)

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

/** Signs in. @throws ApiError `second-factor-required`, with the account's methods */
const signInWithPassword = (credentials: Credentials) =>
  api<SignInAnswer>('/users/login', { method: 'POST', body: credentials })
