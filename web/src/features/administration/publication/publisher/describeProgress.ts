import { formatFileSize } from '@web/lib/format/formatFileSize'
import type { PublicationSnapshot } from '../publicationTypes'

/** Texts that describe the progress of a publication. */
export type ProgressWords = {
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
