import type { Annonce } from '../../../../../cms/src/payload-types'

/** The announcement of an issue to the subscribers, as administrators see it. */
export type Announcement = {
  id: string
  isRunning: boolean
  total: number
  sent: number
  failed: number
  /** ISO moments. */
  begunAt: string
  /** Why nothing leaves for now; the server tries again by itself. */
  obstacle: string | undefined
}

export const toAnnouncement = (annonce: Annonce): Announcement => ({
  id: annonce.id,
  isRunning: annonce.etat === 'en-cours',
  total: annonce.total,
  sent: annonce.envoyes,
  failed: annonce.echecs,
  begunAt: annonce.debut,
  obstacle: annonce.obstacle ?? undefined,
})
