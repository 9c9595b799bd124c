import { consentTexts } from '@regards/contract/consentTexts'
import { textPagePaths } from '@regards/contract/textPages'
import { useRef, useState, type SubmitEvent } from 'react'
import type { Abonne } from '@payload-types'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'
import { Button } from '@web/ui/Button'
import { TextField } from '@web/ui/TextField'
import { SiteLink } from '@web/ui/links/SiteLink'
import { Notice } from '@web/ui/Notice'
import { SmallText } from '@web/ui/texts'
import type { SubscriptionOutcome } from './parseSubscriptionOutcome'
import styles from './NewsletterForm.module.css'

const consentText = consentTexts.at(-1)

type NewsletterFormProps = {
  source: NonNullable<Abonne['source']>
  /** Result of a form submitted without JavaScript. */
  outcome?: SubscriptionOutcome | undefined
}

/** Loads the submit code when the form is first used. */
const loadSubscribe = () => import('./subscribe')

/** The newsletter form; without JavaScript the browser submits it, and is redirected. */
export function NewsletterForm({ source, outcome: first }: NewsletterFormProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState(first)
  const inputRef = useRef<HTMLInputElement>(null)
  const isHydrated = useIsHydrated()

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    setIsBusy(true)
    setOutcome(undefined)
    // The import fails without a network, and where an upgrade of the site replaced the code.
    const code = await loadSubscribe().catch(() => undefined)
    if (code) {
      const result = await code.subscribe(form)
      setOutcome(result)
      if (result.kind === 'fault') inputRef.current?.focus()
    } else if (navigator.onLine) {
      // The browser sends the form, and leaves for a page with the result.
      form.submit()
      return
    } else {
      const message = 'Vous êtes hors connexion. Réessayez quand le réseau est revenu.'
      setOutcome({ kind: 'failure', message })
    }
    setIsBusy(false)
  }

  async function handleBlur() {
    if (!inputRef.current?.value || isBusy) return
    const { validateSubscriberEmail } = await loadSubscribe()
    const fault = validateSubscriberEmail(inputRef.current.value)
    if (fault) setOutcome(fault)
  }

  function handleChange() {
    if (outcome?.kind !== 'sent') setOutcome(undefined)
  }

  return (
    <form
      className={styles.form}
      method="post"
      action="/api/newsletter/inscription"
      onSubmit={(event) => void handleSubmit(event)}
      noValidate={isHydrated}
    >
      <input type="hidden" name="source" value={source} />
      <input type="hidden" name="texte" value={consentText?.version} />
      <TextField
        label="Votre adresse e-mail"
        error={outcome?.kind === 'fault' ? outcome.message : undefined}
        ref={inputRef}
        type="email"
        name="email"
        autoComplete="email"
        required
        onFocus={() => void loadSubscribe().catch(() => undefined)}
        onBlur={() => void handleBlur().catch(() => undefined)}
        onChange={handleChange}
      />
      {/* Honeypot: invisible, so only bots fill it in. */}
      <div hidden>
        <label>
          Laissez ce champ vide
          <input name="remarque" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? 'Inscription…' : 'S’inscrire'}
      </Button>
      {outcome?.kind === 'failure' && <Notice variant="danger">{outcome.message}</Notice>}
      {(isBusy || outcome?.kind === 'sent') && (
        <Notice variant="success">{outcome?.kind === 'sent' && outcome.message}</Notice>
      )}
      <SmallText>
        {consentText?.texte}{' '}
        <SiteLink href={textPagePaths.politiqueDeConfidentialite}>En savoir plus</SiteLink>
      </SmallText>
    </form>
  )
}
