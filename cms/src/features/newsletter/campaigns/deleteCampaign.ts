import type { Payload } from 'payload'

import { removeCampaignJobs } from './campaignJobs'

/** Deletes the campaign of a deleted issue, also a planned one; a campaign in progress then stops. */
export async function deleteCampaignOfRegard(payload: Payload, regard: string): Promise<void> {
  const annonce = await payload.db.findOne<{ id: string }>({
    collection: 'annonces',
    where: { regard: { equals: regard } },
  })
  if (annonce) await deleteCampaign(payload, annonce.id)
}

/** Deletes a campaign with its send records, and the job of a planned one. */
export async function deleteCampaign(payload: Payload, id: string): Promise<void> {
  await payload.db.deleteMany({ collection: 'annonces', where: { id: { equals: id } } })
  await payload.db.deleteMany({ collection: 'envois', where: { annonce: { equals: id } } })
  await removeCampaignJobs(payload, id)
}
