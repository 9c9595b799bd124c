import { useState, type SubmitEvent, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import { useSignIn } from '../../../lib/auth/useSignIn'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { Input } from '../../../ui/Input'
import { TextButton } from '../../../ui/links/TextLink'
import { Notice } from '../../../ui/Notice'
import { validateLogin, type LoginValues } from '../helpers/validateLogin'
import { logError } from '../../../lib/browser/logError'

const untouched = { email: false, password: false }
const touched = { email: true, password: true }

/** Sign-in form with e-mail and password. */
export function LoginForm() {
  const [values, setValues] = useState<LoginValues>({ email: '', password: '' })
  const [isTouched, setIsTouched] = useState(untouched)
  const [message, setMessage] = useState<string>()
  const [isPasswordShown, setIsPasswordShown] = useState(false)
  const signIn = useSignIn()

  const errors = validateLogin(values)
  const isValid = Object.keys(errors).length === 0

  function submit() {
    if (signIn.isPending) return
    setMessage(undefined)
    if (!isValid) {
      setIsTouched(touched)
      setMessage('Veuillez remplir tous les champs correctement.')
      return
    }
    signIn.mutate(values, {
      onError: (error) => {
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
    if (event.key !== 'Enter' || isValid) return
    event.preventDefault()
    submit()
  }

  const getInputProps = (name: keyof LoginValues) => ({
    name,
    value: values[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const { value } = event.currentTarget
      setValues((current) => ({ ...current, [name]: value }))
    },
    onBlur: () => setIsTouched((current) => ({ ...current, [name]: true })),
    onKeyDown: handleEnter,
  })

  return (
    // `method="dialog"`: before hydration the form sends nothing, so no password in a URL.
    <Form method="dialog" onSubmit={handleSubmit} noValidate>
      {message && <Notice variant="danger">{message}</Notice>}
      <Field label="Email" error={isTouched.email ? errors.email : undefined}>
        {(control) => (
          <Input
            {...control}
            {...getInputProps('email')}
            type="email"
            autoComplete="username"
            required
          />
        )}
      </Field>
      <div>
        <Field label="Mot de passe" error={isTouched.password ? errors.password : undefined}>
          {(control) => (
            <Input
              {...control}
              {...getInputProps('password')}
              type={isPasswordShown ? 'text' : 'password'}
              autoComplete="current-password"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          )}
        </Field>
        <TextButton onClick={() => setIsPasswordShown(!isPasswordShown)}>
          {isPasswordShown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
        </TextButton>
      </div>
      <Button type="submit" disabled={!isValid || signIn.isPending}>
        {signIn.isPending ? 'Connexion...' : 'Se connecter'}
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space.l};
`
