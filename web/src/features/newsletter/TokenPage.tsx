import { useSearchParams } from 'react-router-dom'
import { ButtonLink, Button } from '@web/ui/Button'
import { paths } from '@web/domain/paths'
import { Link } from '@web/ui/links/Link'
import { MessagePage } from '@web/ui/PageState'
import type { FormOutcome } from '@regards/contract/schemas/newsletter'
import { useMutation } from '@tanstack/react-query'
import { useRef, type SubmitEvent } from 'react'
import { api } from '@web/lib/api/api'
import { ApiError, toFrenchMessage } from '@web/lib/api/errors'
import { Notice } from '@web/ui/Notice'
import styles from './TokenPage.module.css'

type OutcomeMessage = {
  title: string
  text: string
  /** To the home page, if there is none. */
  link?: { label: string; path: string }
}

const homeLink = { label: 'Revenir à l’accueil', path: paths.accueil }

type TokenPageProps = Omit<TokenFormProps, 'jeton'> & {
  title: string
  text: string
  /** Messages after the action, by the server's result code. */
  outcomes: Record<string, OutcomeMessage>
  failure: OutcomeMessage
}

/** Target of an e-mail's link: a button, then the result. */
export function TokenPage({ title, text, outcomes, failure, ...form }: TokenPageProps) {
  const [search] = useSearchParams()
  const jeton = search.get('jeton')
  const etat = search.get('etat') ?? (jeton ? null : 'invalid-token')

  if (jeton && !etat) {
    return (
      <MessagePage title={title}>
        <p>{text}</p>
        <TokenForm jeton={jeton} {...form} />
      </MessagePage>
    )
  }

  const known = etat !== null && Object.hasOwn(outcomes, etat) ? outcomes[etat] : undefined
  const { title: outcome, text: explanation, link = homeLink } = known ?? failure
  return (
    <MessagePage title={outcome}>
      <p>{explanation}</p>
      <ButtonLink as={Link} to={link.path}>
        {link.label}
      </ButtonLink>
    </MessagePage>
  )
}

type TokenFormProps = {
  /** Last segment of the API path, below /api/newsletter. */
  name: 'confirmation' | 'desinscription'
  jeton: string
  label: string
  busyLabel: string
}

/** Errors that a retry does not change: the page shows them instead of the form. */
const permanentErrorCodes = ['token-expired', 'invalid-token']

/**
 * A button that performs the action of an e-mail's link: the link alone has no effect, as mail
 * scanners follow links. The result is put into the page's URL, which then has no token.
 */
function TokenForm({ name, jeton, label, busyLabel }: TokenFormProps) {
  const [, setSearch] = useSearchParams()
  const formRef = useRef<HTMLFormElement>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api<FormOutcome>(`/newsletter/${name}`, { method: 'POST', body: { jeton } }),
    onSuccess: ({ etat }) => showOutcome(etat),
    onError: (failure) => {
      if (isPermanentError(failure)) showOutcome(failure.code)
    },
  })

  function showOutcome(etat: string) {
    // The form is unmounted: moves the focus to the main content.
    formRef.current?.closest('main')?.focus({ preventScroll: true })
    setSearch({ etat }, { replace: true })
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (!isPending) mutate()
  }

  return (
    <form
      className={styles.form}
      ref={formRef}
      method="post"
      action={`/api/newsletter/${name}`}
      onSubmit={handleSubmit}
    >
      <input type="hidden" name="jeton" value={jeton} />
      <Button type="submit" aria-disabled={isPending}>
        {isPending ? busyLabel : label}
      </Button>
      {error && !isPermanentError(error) && (
        <Notice variant="danger">{toFrenchMessage(error)}</Notice>
      )}
    </form>
  )
}

const isPermanentError = (error: Error): error is ApiError =>
  error instanceof ApiError && permanentErrorCodes.includes(error.code)
