import { formatFileSize } from '@web/lib/format/formatFileSize'
import { formatDuration } from '@web/lib/format/formatDuration'
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

const statuses: Record<
  Exclude<PublicationSnapshot['activity'], 'running' | 'saving'>,
  string | undefined
> = {
  checking: 'Vérification du fichier…',
  pausing: 'Mise en pause…',
  paused: 'En pause',
  canceling: 'Annulation…',
  success: undefined,
  canceled: undefined,
  error: undefined,
}
