import type { LetterName } from '../../features/newsletter'
import { formatFrenchDay } from '../../lib/frenchDates'
import type { PageSave } from './readPages'

/** Names an issue: « Regards n° 52 ». */
export const formatIssue = (numero: number | null): string =>
  numero === null ? 'un numéro sans numéro' : `Regards n°\u00a0${numero}`

/** Names a letter by its subject, or by the issue that it announces. */
export const formatLetter = ({ subject, numero }: LetterName): string =>
  subject
    ? `«\u00a0${subject}\u00a0»`
    : numero === undefined
      ? 'd’un numéro supprimé'
      : formatIssue(numero)

/** Formats a number with its noun: « 1 abonné », « 12 abonnés », « aucun abonné ». */
export const formatCount = (count: number, noun: string): string =>
  count === 0
    ? `aucun ${noun}`
    : `${count.toLocaleString('fr-FR')}\u00a0${count === 1 ? noun : `${noun}s`}`

/** Formats a save: « par Claire Martin, le 26/11/2026 ». @param names by e-mail address */
export const formatSave = ({ at, by }: PageSave, names?: ReadonlyMap<string, string>): string =>
  `par ${by ? (names?.get(by) ?? by) : 'le site'}, le ${formatFrenchDay(new Date(at))}`
