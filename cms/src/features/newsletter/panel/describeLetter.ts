import type { Annonce } from '../../../payload-types'

const count = new Intl.NumberFormat('fr-FR')

const moment = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

/** « 1 abonné », « 1 234 abonnés ». */
export const formatSubscribers = (total: number): string =>
  `${count.format(total)}\u00a0${total >= 2 ? 'abonnés' : 'abonné'}`

/** « le lundi 30 novembre 2026 à 09:00 ». */
const formatMoment = (date: string): string => `le ${moment.format(new Date(date))}`

/** Describes the state of a letter in one sentence. */
export function describeLetter(letter: Annonce): string {
  const { etat, datePrevue, debut, obstacle, prochainEssai } = letter
  const [total, sent, failed] = [letter.total ?? 0, letter.envoyes ?? 0, letter.echecs ?? 0]
  switch (etat) {
    case 'prevue':
      return datePrevue
        ? `Envoi prévu ${formatMoment(datePrevue)}.`
        : 'Envoi prévu à la publication du numéro.'
    case 'en-cours': {
      const failures = failed > 0 ? `, ${count.format(failed)} en échec` : ''
      const progress = `Envoi en cours\u00a0: ${count.format(sent)} sur ${count.format(total)}${failures}.`
      if (!obstacle) return progress
      return prochainEssai
        ? `${progress} Le serveur d’e-mail ne prend rien pour l’instant\u00a0: l’envoi reprendra de lui-même.`
        : `${progress} ${obstacle} L’envoi reprendra quand il y reviendra.`
    }
    case 'terminee': {
      const failures = failed > 0 ? `, sauf à ${formatSubscribers(failed)}` : ''
      return `Envoyée à ${formatSubscribers(sent)}${debut ? ` ${formatMoment(debut)}` : ''}${failures}.`
    }
    case 'sans-effet':
      return describeFailure(letter)
    default:
      return obstacle ? describeFailure(letter) : 'Brouillon\u00a0: les abonnés n’ont rien reçu.'
  }
}

/** A letter whose sending a restore interrupted keeps the number of sent e-mails. */
function describeFailure({ envoyes, total, obstacle }: Annonce): string {
  const what = envoyes
    ? `L’envoi s’est arrêté à ${count.format(envoyes)} sur ${count.format(total ?? 0)}\u00a0: seuls les autres la recevront.`
    : 'L’envoi prévu n’a pas eu lieu.'
  return `${what} ${obstacle ?? ''}`.trim()
}
