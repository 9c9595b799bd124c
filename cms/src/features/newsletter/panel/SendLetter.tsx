'use client'

import { Button } from '@payloadcms/ui'
import type { OwnLetterPreview } from '@regards/contract/schemas/newsletter'
import { useState } from 'react'
import { Reauthentication } from '../../../lib/panel/Reauthentication'
import { requestApi, useApi } from '../../../lib/panel/requestApi'
import { formatSubscribers } from './describeLetter'
import { LetterPreview } from './LetterPreview'

interface SendLetterProps {
  /** Path of the letter in the API. */
  path: string
  onClose: () => void
  /** Called once the letter is on its way, or planned. */
  onSent: () => void
}

type When = 'now' | 'later'

/** The dialog that sends a letter: preview, trial, time. No form element: it is inside one. */
export function SendLetter({ path, onClose, onSent }: SendLetterProps) {
  const preview = useApi<OwnLetterPreview>(`${path}/apercu`)
  const subscribers = useApi<{ totalDocs: number }>(
    '/api/abonnes/count?where[etat][equals]=confirme',
  )
  const [when, setWhen] = useState<When>('now')
  const [date, setDate] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const total = subscribers.answer?.totalDocs
  const isReady = Boolean(preview.answer && (when === 'later' || total))

  async function handleSend() {
    if (isBusy || !isReady) return
    if (when === 'later' && !date) {
      setError('Choisissez un jour et une heure.')
      return
    }
    setIsBusy(true)
    setError('')
    const modifieLe = preview.answer?.modifieLe
    const { isDone, message } =
      when === 'now'
        ? await requestApi(`${path}/envoi`, { method: 'POST', json: { modifieLe } })
        : await requestApi(`${path}/programmation`, { method: 'POST', json: { date, modifieLe } })
    setIsBusy(false)
    if (isDone) onSent()
    else setError(message)
  }

  return (
    <>
      <h2 id="letter-title">Relire et envoyer</h2>
      {preview.isFailed ? (
        <p role="alert">
          La lettre ne peut pas être montrée&nbsp;: donnez-lui un objet et un texte, puis
          recommencez.
        </p>
      ) : (
        <LetterPreview preview={preview.answer} />
      )}
      {preview.answer && <TestButton path={path} />}
      <p role="status">{describeRecipients(total, subscribers.isFailed)}</p>
      <fieldset className="letter__choices">
        <legend>Quand&nbsp;?</legend>
        {choices.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name="letter-when"
              checked={when === value}
              onChange={() => {
                setWhen(value)
                setError('')
              }}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {when === 'later' && (
        <label className="letter__date">
          Jour et heure (de Paris)
          <input
            type="datetime-local"
            value={date}
            aria-invalid={Boolean(error)}
            aria-describedby="letter-error"
            onChange={(event) => setDate(event.target.value)}
          />
        </label>
      )}
      <Reauthentication purpose="écrire à tous les abonnés" />
      <p id="letter-error" role="alert">
        {error}
      </p>
      {when === 'now' && (
        <p>
          <strong>C’est définitif&nbsp;:</strong> une lettre partie ne revient pas.
        </p>
      )}
      <div className="panel-dialog__actions">
        <Button buttonStyle="secondary" margin={false} onClick={onClose}>
          Annuler
        </Button>
        <Button
          margin={false}
          extraButtonProps={{ 'aria-disabled': isBusy || !isReady }}
          onClick={() => void handleSend()}
        >
          {isBusy ? 'Un instant…' : toLabel(when, total)}
        </Button>
      </div>
    </>
  )
}

const choices: { value: When; label: string }[] = [
  { value: 'now', label: 'Tout de suite' },
  { value: 'later', label: 'À une date choisie' },
]

function toLabel(when: When, total: number | undefined): string {
  if (when === 'later') return 'Programmer l’envoi'
  return total ? `Envoyer à ${formatSubscribers(total)}` : 'Envoyer'
}

function describeRecipients(total: number | undefined, isFailed: boolean): string {
  if (total === undefined) {
    return isFailed ? 'Les abonnés n’ont pas pu être comptés.' : 'Les abonnés sont comptés…'
  }
  return total === 0
    ? 'Personne n’est encore inscrit à la lettre d’information.'
    : `La lettre ira à ${formatSubscribers(total)}\u00a0: ceux qui auront confirmé leur inscription au moment de l’envoi.`
}

/** Sends the letter to oneself alone. */
function TestButton({ path }: { path: string }) {
  const [outcome, setOutcome] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function handleTest() {
    if (isBusy) return
    setIsBusy(true)
    setOutcome('')
    const { isDone, message } = await requestApi(`${path}/essai`, { method: 'POST' })
    setOutcome(isDone ? message : `L’essai n’est pas parti\u00a0: ${message}`)
    setIsBusy(false)
  }

  return (
    <div className="letter__test">
      <Button
        buttonStyle="secondary"
        size="medium"
        margin={false}
        onClick={() => void handleTest()}
      >
        {isBusy ? 'Envoi de l’essai…' : 'M’envoyer un essai'}
      </Button>
      <p role="status">{outcome}</p>
    </div>
  )
}
