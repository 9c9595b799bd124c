import { formatBytes } from '../../lib/formatBytes'
import { formatParisMoment } from '../../lib/frenchDates'
import type { BackupState } from './backupState'

const ONE_HOUR_MS = 60 * 60 * 1000

/** An older backup is late: it is made every day, and tried again each hour. */
const MAX_AGE_MS = 48 * ONE_HOUR_MS

interface BackupDescription {
  /** `hint` where no daily backup is set up. */
  level: 'ok' | 'warning' | 'hint'
  /** In French, the most important first. */
  sentences: string[]
}

/** Describes for the panel how the backup is doing. @param target BACKUP_TARGET */
export function describeBackup(
  { last, failure }: BackupState,
  target: string | undefined,
  now: Date,
): BackupDescription {
  const made = last ? [describeLast(last, now)] : []
  if (!target) {
    return {
      level: 'hint',
      sentences: [
        'Aucune sauvegarde quotidienne n’est réglée. Demandez-la à la personne qui a installé le site.',
        ...made,
      ],
    }
  }
  const sentences = [
    ...(failure
      ? [
          `la dernière tentative a échoué, ${formatParisMoment(new Date(failure.date))}. ${failure.reason}`,
        ]
      : []),
    ...(!last && !failure ? ['la première sauvegarde n’est pas encore faite.'] : []),
    ...(last && now.getTime() - new Date(last.date).getTime() > MAX_AGE_MS
      ? [
          'la dernière sauvegarde a plus de deux jours. Prévenez la personne qui a installé le site.',
        ]
      : []),
  ]
  const unencrypted =
    last && !last.isEncrypted
      ? ['Elle n’est pas chiffrée. Demandez-le à la personne qui a installé le site.']
      : []
  return sentences.length > 0
    ? { level: 'warning', sentences: [...sentences, ...made] }
    : { level: 'ok', sentences: [...made, ...unencrypted] }
}

const describeLast = ({ date, totals }: NonNullable<BackupState['last']>, now: Date): string =>
  `Dernière sauvegarde réussie\u00a0: ${formatParisMoment(new Date(date))} (${formatAge(now.getTime() - new Date(date).getTime())}), ${formatBytes(totals.storedBytes)}.`

function formatAge(ms: number): string {
  const hours = Math.floor(ms / ONE_HOUR_MS)
  if (hours < 1) return 'il y a moins d’une heure'
  if (hours < 48) return `il y a ${hours}\u00a0h`
  return `il y a ${Math.floor(hours / 24)}\u00a0jours`
}
