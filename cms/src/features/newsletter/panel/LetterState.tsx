'use client'

import {
  Button,
  toast,
  useDocumentEvents,
  useDocumentInfo,
  useForm,
  useFormModified,
} from '@payloadcms/ui'
import type { CampaignFailures } from '@regards/contract/schemas/newsletter'
import { useEffect, useRef, useState } from 'react'
import { requestApi, useApi } from '../../../lib/panel/requestApi'
import type { Annonce } from '../../../payload-types'
import { isOwnLetter } from '../letters/rows'
import { describeLetter, formatSubscribers } from './describeLetter'
import { SendLetter } from './SendLetter'
import '../../../lib/panel/dialog.css'
import './letters.css'

/** Interval at which a letter that changes by itself is read again. */
const REFRESH_MS = 3_000

/** In the form of a letter: its state, and for a draft the button that previews and sends it. */
export function LetterState() {
  const { id } = useDocumentInfo()
  const { mostRecentUpdate } = useDocumentEvents()
  const path = id === undefined ? undefined : `/api/annonces/${id}`
  const { answer: letter, reload } = useApi<Annonce>(path && `${path}?depth=0`, mostRecentUpdate)
  const isChanging = letter?.etat === 'prevue' || letter?.etat === 'en-cours'

  useEffect(() => {
    if (!isChanging) return
    const timer = setInterval(reload, REFRESH_MS)
    return () => clearInterval(timer)
  }, [isChanging, reload])

  return (
    <div className="letter">
      <p role="status">{describe(path, letter)}</p>
      {letter?.etat === 'en-cours' && (
        <progress
          aria-label="Envoi de la lettre"
          max={Math.max(1, letter.total ?? 0)}
          value={(letter.envoyes ?? 0) + (letter.echecs ?? 0)}
        />
      )}
      {path && letter && (
        <>
          {letter.etat === 'prevue' && <Unplan path={toPlanPath(path, letter)} />}
          {letter.etat === 'brouillon' && <ReadAndSend path={path} />}
          {(letter.echecs ?? 0) > 0 && <LetterFailures path={path} count={letter.echecs ?? 0} />}
        </>
      )}
    </div>
  )
}

function describe(path: string | undefined, letter: Annonce | undefined): string {
  if (!path) {
    return 'Écrivez la lettre et sauvegardez-la. Vous pourrez ensuite la relire, vous en envoyer un essai, puis l’envoyer ou la programmer.'
  }
  return letter ? describeLetter(letter) : ''
}

/** An announcement is planned with its issue. */
const toPlanPath = (path: string, { regard }: Annonce): string =>
  isOwnLetter(regard) ? `${path}/programmation` : `/api/regards/${regard}/annonce/programmation`

function Unplan({ path }: { path: string }) {
  const [isBusy, setIsBusy] = useState(false)

  async function handleUnplan() {
    if (isBusy) return
    setIsBusy(true)
    const { isDone, message } = await requestApi(path, { method: 'DELETE' })
    if (isDone) reloadForm()
    else toast.error(message)
    setIsBusy(false)
  }

  return (
    <Button
      buttonStyle="secondary"
      size="medium"
      margin={false}
      onClick={() => void handleUnplan()}
    >
      Déprogrammer l’envoi
    </Button>
  )
}

/** Opens the dialog once the form is saved, so that the previewed letter is sent. */
function ReadAndSend({ path }: { path: string }) {
  const { submit } = useForm()
  const isModified = useFormModified()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])

  async function handleOpen() {
    if (isBusy) return
    setIsBusy(true)
    const isSaved = !isModified || Boolean((await submit())?.res.ok)
    setIsBusy(false)
    if (isSaved) setIsOpen(true)
  }

  return (
    <>
      <Button size="medium" margin={false} onClick={() => void handleOpen()}>
        {isBusy ? 'Un instant…' : 'Relire et envoyer'}
      </Button>
      {isOpen && (
        <dialog
          ref={dialog}
          className="panel-dialog letter__dialog"
          aria-labelledby="letter-title"
          onClose={() => setIsOpen(false)}
        >
          <SendLetter path={path} onClose={() => dialog.current?.close()} onSent={reloadForm} />
        </dialog>
      )}
    </>
  )
}

/** The server marks the fields of a sent or planned letter as read-only. */
const reloadForm = () => window.location.reload()

/** The failed recipients of a letter with reasons; read when opened. */
function LetterFailures({ path, count }: { path: string; count: number }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="letter__failures"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>Échecs ({formatSubscribers(count)})&nbsp;: voir les adresses</summary>
      {isOpen && <FailureList path={`${path}/echecs`} />}
    </details>
  )
}

function FailureList({ path }: { path: string }) {
  const { answer, isFailed } = useApi<CampaignFailures>(path)
  if (!answer) {
    return (
      <p role="status">
        {isFailed ? 'Les adresses n’ont pas pu être lues.' : 'Chargement des adresses…'}
      </p>
    )
  }
  return (
    <ul aria-label="Adresses en échec">
      {answer.docs.map(({ id, email, raison }) => (
        <li key={id}>
          <strong>{email ?? 'Une personne désinscrite depuis'}</strong>{' '}
          <span lang="en">{raison}</span>
        </li>
      ))}
    </ul>
  )
}
