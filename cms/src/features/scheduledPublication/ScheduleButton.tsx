'use client'

import { Button, toast, useDocumentEvents, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import '../../lib/panel/dialog.css'
import './ScheduleButton.css'
import { requestApi, useApi } from '../../lib/panel/requestApi'

/**
 * In the form of a page or an issue: says when its draft will be published, or why that failed, and plans the
 * publication in a dialog. Payload's own dialog shows dates in English, also plans withdrawals, and
 * shows no failure.
 */
export function ScheduleButton() {
  const { globalSlug, collectionSlug, id, isTrashed } = useDocumentInfo()
  const { mostRecentUpdate } = useDocumentEvents()
  const path = globalSlug
    ? `globals/${globalSlug}`
    : id === undefined || isTrashed
      ? undefined
      : `${collectionSlug}/${id}`
  const { schedule, plan, cancel } = useSchedule(path, mostRecentUpdate)
  const dialog = useRef<HTMLDialogElement>(null)
  const { date, champsInvalides, raison } = schedule ?? {}

  // A new issue has nothing to publish before it is saved, an issue in the trash before it is restored.
  if (!path) return null

  async function handleCancel() {
    const error = await cancel()
    if (error) toast.error(error)
    else toast.success('La publication n’est plus programmée.')
  }

  return (
    <div className="schedule">
      <p role="status">
        {!date &&
          !champsInvalides &&
          'Les visiteurs ne voient vos changements qu’une fois publiés.'}
        {date && <>Publication prévue {formatDate(date)}</>}
        {champsInvalides && (
          <strong>
            La publication prévue n’a pas eu lieu. {raison ?? formatFields(champsInvalides)}
          </strong>
        )}
      </p>
      {date && (
        <Button
          buttonStyle="secondary"
          size="medium"
          margin={false}
          onClick={() => void handleCancel()}
        >
          Déprogrammer
        </Button>
      )}
      <Button
        buttonStyle="secondary"
        size="medium"
        margin={false}
        onClick={() => dialog.current?.showModal()}
      >
        Programmer
      </Button>
      <dialog
        ref={dialog}
        className="panel-dialog schedule__dialog"
        aria-labelledby="schedule-title"
      >
        <ScheduleForm
          initialDate={date ?? ''}
          onPlan={plan}
          onClose={() => dialog.current?.close()}
        />
      </dialog>
    </div>
  )
}

interface ScheduleFormProps {
  /** Local time in Europe/Paris, or empty. */
  initialDate: string
  /** @returns the message of an error, in French */
  onPlan: (date: string) => Promise<string | undefined>
  onClose: () => void
}

/** No form element: the dialog is inside the form of the page. */
function ScheduleForm({ initialDate, onPlan, onClose }: ScheduleFormProps) {
  const [date, setDate] = useState(initialDate)
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => setDate(initialDate), [initialDate])

  async function handlePlan() {
    if (isBusy) return
    setIsBusy(true)
    const message = date ? await onPlan(date) : 'Choisissez un jour et une heure.'
    setIsBusy(false)
    setError(message)
    if (message) return
    onClose()
    toast.success('La publication est programmée.')
  }

  return (
    <>
      <h2 id="schedule-title">Programmer la publication</h2>
      <p>
        Le brouillon sera publié à ce moment, tel qu’il sera alors. Jusque-là, les visiteurs ne
        voient rien de vos changements.
      </p>
      <label htmlFor="schedule-date">Jour et heure (de Paris)</label>
      <input
        id="schedule-date"
        type="datetime-local"
        value={date}
        aria-invalid={Boolean(error)}
        aria-describedby="schedule-error"
        onChange={(event) => setDate(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void handlePlan()
        }}
      />
      <p id="schedule-error" role="alert">
        {error}
      </p>
      <div className="panel-dialog__actions">
        <Button buttonStyle="secondary" margin={false} onClick={onClose}>
          Annuler
        </Button>
        <Button margin={false} onClick={() => void handlePlan()}>
          {isBusy ? 'Un instant…' : 'Programmer'}
        </Button>
      </div>
    </>
  )
}

const formatter = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** Formats a local time, whatever the browser's time zone: « le lundi 30 novembre 2026 à 09:00 ». */
const formatDate = (date: string): string => `le ${formatter.format(new Date(`${date}:00Z`))}`

const formatFields = (labels: string[]): string =>
  labels.length === 0
    ? 'Le site n’a pas pu la faire. Publiez, ou programmez-la de nouveau.'
    : `Remplissez ${labels.map((label) => `«\u00a0${label}\u00a0»`).join(', ')}.`

interface ScheduleResponse {
  date: string | null
  champsInvalides: string[] | null
  raison?: string
}

/** Interval at which a planned publication is read again, as it ends by itself. */
const REFRESH_MS = 10_000

/**
 * Reads and changes a planned publication.
 * @param path of the page or issue in the API, such as globals/accueil; undefined before it is saved
 * @param revision read again when it changes
 * @returns `schedule`, undefined until it is read; `plan` and `cancel`, which return the message of
 * an error, in French
 */
function useSchedule(path: string | undefined, revision: unknown) {
  const url = path && `/api/${path}/programmation`
  const { answer: schedule, reload, setAnswer } = useApi<ScheduleResponse>(url, revision)

  const isPlanned = Boolean(schedule?.date)
  useEffect(() => {
    if (!isPlanned) return
    const timer = setInterval(reload, REFRESH_MS)
    return () => clearInterval(timer)
  }, [isPlanned, reload])

  async function change(method: 'POST' | 'DELETE', json?: object): Promise<string | undefined> {
    if (!url) return undefined
    const { isDone, message, answer } = await requestApi<ScheduleResponse>(url, { method, json })
    if (!isDone) return message
    setAnswer(answer)
    return undefined
  }
  const plan = (date: string) => change('POST', { date })
  const cancel = () => change('DELETE')
  return { schedule, plan, cancel }
}
