import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@web/domain/paths'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'
import { TextLink } from '@web/ui/links/TextLink'
import { Notice } from '@web/ui/Notice'
import { NoScriptNotice, PasswordPageHeader } from './PasswordPage'
import { ApiError, toFrenchMessage } from '@web/lib/api/errors'
import { logError } from '@web/lib/browser/logError'
import { useForm } from '@web/lib/hooks/useForm'
import { Button } from '@web/ui/Button'
import { PasswordField } from '../PasswordField'
import { minPasswordLength, validatePassword, PasswordMeter } from './PasswordMeter'
import { ColumnForm } from '../ColumnForm'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@web/lib/api/api'
import { sessionQuery } from '@web/lib/auth/sessionQuery'

type PasswordLinkPageProps = {
  title: string
  /** Below the title: before, when the password is set, and when the link is not valid. */
  lead: { form: string; done: string; invalid: string }
  words: PasswordWords
  doneMessage: string
  invalidMessage: string
  /** What to do when the link is not valid. */
  invalidAction: ReactNode
}

/** Target of an e-mailed link to choose a password; its token is in the hash, not in the HTML. */
export function PasswordLinkPage(props: PasswordLinkPageProps) {
  const { title, lead, words, doneMessage, invalidMessage, invalidAction } = props
  const { hash } = useLocation()
  const isHydrated = useIsHydrated()
  const [outcome, setOutcome] = useState<'done' | 'invalid'>()
  const token = parseToken(hash)

  const isInvalid = outcome === 'invalid' || (isHydrated && outcome !== 'done' && !token)
  const state = outcome === 'done' ? 'done' : isInvalid ? 'invalid' : 'form'

  return (
    <>
      <PasswordPageHeader title={title}>{lead[state]}</PasswordPageHeader>
      {/* Rendered before the submit: a live region must exist before its text changes. */}
      <Notice variant="success">{state === 'done' && doneMessage}</Notice>
      {state === 'done' && <TextLink href={paths.login}>Se connecter</TextLink>}
      {state === 'invalid' && (
        <>
          <Notice variant="danger">{invalidMessage}</Notice>
          {invalidAction}
        </>
      )}
      {state === 'form' && (
        <>
          <NoScriptNotice />
          <ResetPasswordForm
            token={token ?? ''}
            words={words}
            onDone={() => setOutcome('done')}
            onInvalid={() => setOutcome('invalid')}
          />
        </>
      )}
    </>
  )
}

/** The token in the hash of an e-mail's link (`#jeton=…`); undefined without one. */
const parseToken = (hash: string): string | undefined =>
  new URLSearchParams(hash.slice(1)).get('jeton') || undefined

type PasswordWords = { label: string; submit: string }

type ResetPasswordFormProps = {
  token: string
  words: PasswordWords
  onDone: () => void
  /** Called when the token is used, expired or invalid. */
  onInvalid: () => void
}

const validate = ({ password }: { password: string }) => ({ password: validatePassword(password) })

function ResetPasswordForm({ token, words, onDone, onInvalid }: ResetPasswordFormProps) {
  const form = useForm({ initialValues: { password: '' }, validate })
  const queryClient = useQueryClient()
  const { mutate, error, isPending } = useMutation({
    mutationFn: (password: string) =>
      api('/users/reset-password', { method: 'POST', body: { token, password } }),
    onSuccess: () => {
      // The server has ended the account's sessions, possibly this browser's too.
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      onDone()
    },
    onError: (cause) => {
      if (cause instanceof ApiError && cause.code === 'invalid-token') onInvalid()
      else logError('Le changement de mot de passe a échoué\u00a0:', cause)
    },
  })
  const handleSubmit = form.handleSubmit(isPending, () => mutate(form.values.password))

  return (
    // `method="dialog"`: before hydration the form sends nothing, so no password in a URL.
    <ColumnForm method="dialog" onSubmit={handleSubmit} noValidate>
      {error && <Notice variant="danger">{toFrenchMessage(error)}</Notice>}
      <PasswordField
        label={words.label}
        hint={`Au moins ${minPasswordLength} caractères.`}
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
