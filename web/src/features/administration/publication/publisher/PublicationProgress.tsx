import { useState, useEffect, useRef, type Ref } from 'react'
import { ProgressBar } from '@web/ui/ProgressBar'
import { VisuallyHidden } from '@web/ui/texts'
import {
  type PublicationSnapshot,
  type PublicationStep,
  type UploadKind,
  uploadKinds,
} from '../publicationTypes'
import { Button } from '@web/ui/Button'
import { formatFileSize } from '@web/lib/format/formatFileSize'
import styles from './PublicationProgress.module.css'

type PublicationProgressProps = {
  /** What is done, for screen readers. */
  label?: string
  progress: PublicationSnapshot
  /** The files that are sent; the record follows them. */
  kinds?: readonly UploadKind[]
  actions: PublicationActions
  /** Receives the focus while the form is disabled. */
  ref?: Ref<HTMLDivElement>
}

const stepLabels: Record<PublicationStep, string> = {
  pdf: 'envoi du PDF',
  couverture: 'envoi de la couverture',
  regard: 'enregistrement du numéro',
}

function describeStep(step: PublicationStep, kinds: readonly UploadKind[]): string {
  const steps = [...kinds, 'regard']
  return `Étape ${steps.indexOf(step) + 1} sur ${steps.length}\u00a0: ${stepLabels[step]}`
}

const announcementIntervalMs = 10_000

/** The current step, its progress and speed, and the controls of the publication. */
export function PublicationProgress({
  label = 'Ajout du numéro',
  progress,
  kinds = uploadKinds,
  actions,
  ref,
}: PublicationProgressProps) {
  const { step, activity, sentBytes, totalBytes, retryAt } = progress
  const stepLabel = describeStep(step, kinds)
  const [firstStep] = useState(step)
  const now = useCurrentTime(1_000, retryAt !== undefined)
  const { status, amount, rate, timeLeft } = describeProgress(progress, now)
  // The countdown to the next try is visual only: screen readers announce the retry once.
  const spoken = retryAt === undefined ? (status ?? timeLeft) : 'Connexion perdue, nouvel essai'
  const announced = useThrottledValue(spoken ?? '', announcementIntervalMs)
  const percentage = totalBytes > 0 ? Math.min((sentBytes / totalBytes) * 100, 100) : 0
  return (
    <div className={styles.frame} ref={ref} tabIndex={-1} role="group" aria-label={label}>
      <ProgressBar label={stepLabel} percentage={percentage} />
      {status !== undefined && <p className={styles.status}>{status}</p>}
      <ul className={styles.figures}>
        {[amount, rate, timeLeft].map(
          (words) => words !== undefined && <li key={words}>{words}</li>,
        )}
      </ul>
      {/* Empty for the first step, which is read when the focus moves to the progress. */}
      <VisuallyHidden role="status">{step !== firstStep && stepLabel}</VisuallyHidden>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <PublicationControls activity={activity} actions={actions} />
    </div>
  )
}

type PublicationActions = { pause: () => void; resume: () => void; cancel: () => void }

type PublicationControlsProps = {
  activity: PublicationSnapshot['activity']
  actions: PublicationActions
}

/** State of the cancel confirmation; after `declined`, the focus returns to the cancel button. */
type Confirmation = 'none' | 'asked' | 'declined'

/** Buttons to pause, resume or cancel a publication; canceling needs a confirmation. */
function PublicationControls({ activity, actions }: PublicationControlsProps) {
  const [confirmation, setConfirmation] = useState<Confirmation>('none')
  // Creating the record cannot be paused; a canceled publication needs no controls.
  if (activity === 'saving' || activity === 'canceling' || activity === 'canceled') return null

  if (confirmation === 'asked') {
    return (
      <div className={styles.controls} role="group" aria-labelledby="annuler-envoi">
        <p id="annuler-envoi">Annuler l’envoi&nbsp;? Ce qui a été envoyé sera perdu.</p>
        <Button onClick={() => actions.cancel()}>Oui, annuler</Button>
        <Button data-look="secondary" ref={focus} onClick={() => setConfirmation('declined')}>
          Non, continuer
        </Button>
      </div>
    )
  }
  const isPaused = activity === 'paused' || activity === 'pausing'
  return (
    <div className={styles.controls}>
      <Button
        data-look="secondary"
        disabled={activity === 'checking'}
        onClick={() => (isPaused ? actions.resume() : actions.pause())}
      >
        {isPaused ? 'Reprendre' : 'Mettre en pause'}
      </Button>
      <Button
        data-look="quiet"
        ref={confirmation === 'declined' ? focus : undefined}
        onClick={() => setConfirmation('asked')}
      >
        Annuler
      </Button>
    </div>
  )
}

const focus = (button: HTMLButtonElement | null) => button?.focus()

/** The current time in milliseconds since 1970, updated at this interval while enabled. */
function useCurrentTime(intervalMs: number, isEnabled: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isEnabled) return
    const update = () => setNow(Date.now())
    update()
    const timer = setInterval(update, intervalMs)
    return () => clearInterval(timer)
  }, [intervalMs, isEnabled])
  return now
}

/** The text, updated at most once per `intervalMs` milliseconds: for live regions. */
function useThrottledValue(text: string, intervalMs: number): string {
  const [shown, setShown] = useState(text)
  const changedAt = useRef<number>(undefined)

  useEffect(() => {
    const elapsed = changedAt.current === undefined ? intervalMs : Date.now() - changedAt.current
    const timer = setTimeout(
      () => {
        changedAt.current = Date.now()
        setShown(text)
      },
      Math.max(intervalMs - elapsed, 0),
    )
    return () => clearTimeout(timer)
  }, [text, intervalMs])

  return shown
}

/** Texts that describe the progress of a publication. */
type ProgressWords = {
  /** The current state; undefined during a normal upload. */
  status?: string
  /** « 12,4 Mo sur 200 Mo ». */
  amount?: string
  /** « 1,2 Mo/s ». */
  rate?: string
  /** « il reste environ 2 min ». */
  timeLeft?: string
}

/** @param now in milliseconds since 1970 */
export function describeProgress(snapshot: PublicationSnapshot, now: number): ProgressWords {
  const { activity, sentBytes, totalBytes, bytesPerSecond, secondsLeft, retryAt } = snapshot
  if (activity === 'saving') return {}
  const amount = `${formatFileSize(sentBytes)} sur ${formatFileSize(totalBytes)}`
  if (activity !== 'running') return { status: statuses[activity], amount }
  if (retryAt !== undefined) {
    const seconds = Math.max(Math.ceil((retryAt - now) / 1_000), 0)
    return { status: `Connexion perdue, nouvel essai dans ${seconds}\u00a0s`, amount }
  }
  return {
    amount,
    rate: bytesPerSecond === undefined ? undefined : `${formatFileSize(bytesPerSecond)}/s`,
    timeLeft:
      secondsLeft === undefined ? undefined : `il reste environ ${formatDuration(secondsLeft)}`,
  }
}

const statuses: Partial<Record<PublicationSnapshot['activity'], string>> = {
  checking: 'Vérification du fichier…',
  pausing: 'Mise en pause…',
  paused: 'En pause',
  canceling: 'Annulation…',
}

/** Formats a remaining time: « 40 s », « 2 min », « 1 h 05 ». */
export function formatDuration(seconds: number): string {
  // Steps of ten seconds: a figure that changes every second is hard to read.
  const tens = Math.max(Math.ceil(seconds / 10) * 10, 10)
  if (tens < 60) return `${tens}\u00a0s`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return `${minutes}\u00a0min`
  const rest = String(minutes % 60).padStart(2, '0')
  return `${Math.floor(minutes / 60)}\u00a0h\u00a0${rest}`
}
