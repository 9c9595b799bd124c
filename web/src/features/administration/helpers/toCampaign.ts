import type { Annonce } from '@payload-types'

/** The e-mail campaign of an issue, as shown to administrators. */
export type Campaign = {
  id: string
  isRunning: boolean
  total: number
  sent: number
  failed: number
  /** ISO 8601 date and time. */
  startedAt: string
  /** Why sending is suspended; the server retries by itself. */
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
