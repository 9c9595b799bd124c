import type { Campaign } from './toCampaign'

const numberFormat = new Intl.NumberFormat('fr-FR')

const dayFormat = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' })

/** « 1 abonné », « 1 234 abonnés ». */
export const formatSubscribers = (count: number): string =>
  `${numberFormat.format(count)}\u00a0${count >= 2 ? 'abonnés' : 'abonné'}`

/** « 3 échecs ». */
export const formatFailures = (count: number): string =>
  `${numberFormat.format(count)}\u00a0${count >= 2 ? 'échecs' : 'échec'}`

/** « 1 234 sur 5 000 envoyés, 3 en échec », or the result of a finished campaign. */
export function describeCampaign({ isRunning, total, sent, failed, startedAt }: Campaign): string {
  if (!isRunning) {
    return `Annoncé à ${formatSubscribers(sent)} le ${dayFormat.format(new Date(startedAt)).replace(/^1 /, '1er ')}`
  }
  const progress = `${numberFormat.format(sent)} sur ${numberFormat.format(total)} ${sent >= 2 ? 'envoyés' : 'envoyé'}`
  return failed > 0 ? `${progress}, ${numberFormat.format(failed)} en échec` : progress
}
