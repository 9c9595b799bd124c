import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toFrenchMessage } from '@web/lib/api/errors'
import { ChoiceGroup } from '@web/ui/ChoiceGroup'
import { LoadError, Spinner } from '@web/ui/PageState'
import type { LetterPreview as Letter } from '@regards/contract/schemas/newsletter'
import { campaignQueries } from './campaign'
import { api } from '@web/lib/api/api'
import { logError } from '@web/lib/browser/logError'
import { Button } from '@web/ui/Button'
import { Notice } from '@web/ui/Notice'
import styles from './LetterPreview.module.css'

type View = 'desktop' | 'phone' | 'text'

const views: { value: View; label: string }[] = [
  { value: 'desktop', label: 'Ordinateur' },
  { value: 'phone', label: 'Téléphone' },
  { value: 'text', label: 'Texte seul' },
]

/** The e-mail that announces an issue, as subscribers will read it. */
export function LetterPreview({ regardId }: { regardId: string }) {
  const { data: letter, error, isPending, refetch } = useQuery(campaignQueries.letter(regardId))
  const [view, setView] = useState<View>('desktop')
  if (isPending) return <Spinner label="Le message se prépare…" />
  if (error) {
    return <LoadError sentence="Le message n’a pas pu être montré." query={{ error, refetch }} />
  }
  return (
    <div className={styles.preview}>
      <p>
        <strong>Objet&nbsp;:</strong> {letter.objet}
      </p>
      <ChoiceGroup
        legend="Le message, tel qu’ils le liront"
        value={view}
        options={views}
        onChange={setView}
      />
      {view === 'text' ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region
        <div className={styles.text} role="group" aria-label="Message en texte seul" tabIndex={0}>
          {letter.texte}
        </div>
      ) : (
        <iframe
          className={styles.message}
          title="Message"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={withLinksInNewTabs(letter)}
          data-view={view}
        />
      )}
    </div>
  )
}

/** A link that is followed must not replace the message by a page of the site. */
const withLinksInNewTabs = ({ html }: Letter): string =>
  html.replaceAll('<a ', '<a target="_blank" rel="noopener" ')

/** Sends the e-mail that announces an issue to oneself alone. */
export function TestLetter({ regardId }: { regardId: string }) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () =>
      api<{ message: string }>(`/regards/${regardId}/annonce/essai`, { method: 'POST' }),
    onError: (cause) => logError('L’essai d’une annonce a échoué\u00a0:', cause),
  })
  return (
    <div>
      <Button
        data-look="secondary"
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate()
        }}
      >
        {isPending ? 'Envoi de l’essai…' : 'M’envoyer un essai'}
      </Button>
      <Notice variant="success">{!isPending && data?.message}</Notice>
      {error && (
        <Notice variant="danger">L’essai n’est pas parti&nbsp;: {toFrenchMessage(error)}</Notice>
      )}
    </div>
  )
}
