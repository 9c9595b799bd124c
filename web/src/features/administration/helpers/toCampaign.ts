import type { Annonce } from '@payload-types'

/** The announcement of an issue to the subscribers, as administrators see it. */
export type Campaign = {
  id: string
  isRunning: boolean
  total: number
  sent: number
  failed: number
  /** ISO moments. */
  startedAt: string
  /** Why nothing leaves for now; the server tries again by itself. */
  obstacle: string | undefined
}

export const toCampaign = (annonce: Annonce): Campaign => ({
  id: annonce.id,
  isRunning: annonce.etat === 'en-cours',
  total: annonce.total,
  sent: annonce.envoyes,
  failed: annonce.echecs,
  startedAt: annonce.debut,
  obstacle: annonce.obstacle ?? undefined,
})
