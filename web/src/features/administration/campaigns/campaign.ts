import type { Annonce } from '@payload-types'
import { formatCount } from '@web/domain/regards/formatCount'

/** The e-mail campaign of an issue, as shown to administrators. */
export type Campaign = {
  id: string
  /** `ineffective`: it was planned, and could not take place. */
  state: 'planned' | 'running' | 'finished' | 'ineffective'
  total: number
  sent: number
  failed: number
  /** ISO 8601 date and time; undefined before it starts. */
  startedAt: string | undefined
  /** ISO 8601 date and time of a planned one; undefined: at the publication of the issue. */
  plannedAt: string | undefined
  /** Why sending is suspended, or did not take place. */
  obstacle: string | undefined
  /** Whether the server retries by itself; otherwise sending continues when the issue returns. */
  isRetried: boolean
}

const states: Record<string, Campaign['state']> = {
  prevue: 'planned',
  'en-cours': 'running',
  'sans-effet': 'ineffective',
}

export const toCampaign = (annonce: Annonce): Campaign => ({
  id: annonce.id,
  state: states[annonce.etat ?? ''] ?? 'finished',
  total: annonce.total ?? 0,
  sent: annonce.envoyes ?? 0,
  failed: annonce.echecs ?? 0,
  startedAt: annonce.debut ?? undefined,
  plannedAt: annonce.datePrevue ?? undefined,
  obstacle: annonce.obstacle ?? undefined,
  isRetried: Boolean(annonce.prochainEssai),
})

const numberFormat = new Intl.NumberFormat('fr-FR')

const dayFormat = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' })

const momentFormat = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

/** « 1 234 sur 5 000 envoyés, 3 en échec », the plan of a campaign, or its result. */
export function describeCampaign(campaign: Campaign): string {
  const { state, total, sent, failed, startedAt, plannedAt, obstacle } = campaign
  switch (state) {
    case 'planned':
      return plannedAt
        ? `Annonce aux abonnés prévue le ${momentFormat.format(new Date(plannedAt))}`
        : 'Annonce aux abonnés prévue à la publication du numéro'
    case 'ineffective':
      return `${
        sent > 0
          ? `L’annonce s’est arrêtée à ${numberFormat.format(sent)} sur ${numberFormat.format(total)}\u00a0: seuls les autres la recevront.`
          : 'L’annonce prévue n’a pas eu lieu.'
      } ${obstacle ?? ''}`.trim()
    case 'finished':
      return `Annoncé à ${formatCount(sent, 'abonné')}${startedAt ? ` le ${formatDay(startedAt)}` : ''}`
    case 'running': {
      const progress = `${numberFormat.format(sent)} sur ${numberFormat.format(total)} ${sent >= 2 ? 'envoyés' : 'envoyé'}`
      return failed > 0 ? `${progress}, ${numberFormat.format(failed)} en échec` : progress
    }
  }
}

const formatDay = (date: string): string => dayFormat.format(new Date(date)).replace(/^1 /, '1er ')
