import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@web/domain/paths'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'
import { TextLink } from '@web/ui/links/TextLink'
import { Notice } from '@web/ui/Notice'
import { NoScriptNotice, PasswordPageHeader } from './PasswordPage'
import { ResetPasswordForm, type PasswordWords } from './ResetPasswordForm'

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

/**
 * Target of an e-mailed link with which one chooses a password. The server renders it without the
 * token, which is in the hash.
 */
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
