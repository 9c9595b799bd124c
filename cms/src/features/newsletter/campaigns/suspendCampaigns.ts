import type { Payload } from 'payload'

import { isOwnLetter, type AnnonceRow } from '../letters/rows'
import { removeAllCampaignJobs } from './campaignJobs'

/**
 * Ends the plans of all letters, and pauses those that are being sent, until a person sends or plans them
 * again: a letter of one's own is a draft, an announcement has no effect. Who has a letter already does not
 * get it again: the send records stay.
 * @param reason shown with each letter
 * @returns the number of letters
 */
export async function suspendCampaigns(payload: Payload, reason: string): Promise<number> {
  await removeAllCampaignJobs(payload)
  const { docs } = await payload.db.find<AnnonceRow>({
    collection: 'annonces',
    where: { etat: { in: ['prevue', 'en-cours'] } },
    pagination: false,
    limit: 0,
    select: { regard: true },
  })
  for (const { id, regard } of docs) {
    await payload.db.updateOne({
      collection: 'annonces',
      where: { id: { equals: id } },
      data: { ...toUnsent(regard), obstacle: reason },
      returning: false,
    })
    // Tried anew when the letter is sent again, without the rest of their delay.
    await payload.db.deleteMany({
      collection: 'envois',
      where: { and: [{ annonce: { equals: id } }, { etat: { equals: 'attente' } }] },
    })
  }
  return docs.length
}

/** Values of a campaign that does not leave, or does not go on, until a person decides so. */
export const toUnsent = (regard: string) => ({
  etat: isOwnLetter(regard) ? ('brouillon' as const) : ('sans-effet' as const),
  datePrevue: null,
  acteur: null,
  prochainEssai: null,
  updatedAt: new Date().toISOString(),
})
