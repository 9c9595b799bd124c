import type { Payload } from 'payload'

import type { AnnonceRow } from './types'

/** The last letter that was sent, or is being sent. */
export interface LatestCampaign {
  /** Number of the issue that it announces; undefined for an issue that was deleted. */
  numero: number | undefined
  isSending: boolean
  total: number
  sent: number
  failed: number
  /** ISO date. */
  startedAt: string
  /** Why sending pauses, in French. */
  obstacle: string | null
}

type StoredCampaign = AnnonceRow & {
  envoyes?: number | null
  echecs?: number | null
  debut: string
  obstacle?: string | null
}

/** Reads the letter that was begun last; undefined before the first one. */
export async function readLatestCampaign(payload: Payload): Promise<LatestCampaign | undefined> {
  const { docs } = await payload.db.find<StoredCampaign>({
    collection: 'annonces',
    sort: '-debut',
    limit: 1,
    pagination: false,
  })
  const [campaign] = docs
  if (!campaign) return undefined
  const issue = await payload.db.findOne<{ id: string; numero: number }>({
    collection: 'regards',
    where: { id: { equals: campaign.regard } },
    select: { numero: true },
  })
  return {
    // An issue in the trash has a placeholder for its number (collections/Regards/trash.ts).
    numero: issue && issue.numero > 0 ? issue.numero : undefined,
    isSending: campaign.etat === 'en-cours',
    total: campaign.total,
    sent: campaign.envoyes ?? 0,
    failed: campaign.echecs ?? 0,
    startedAt: campaign.debut,
    obstacle: campaign.obstacle ?? null,
  }
}
