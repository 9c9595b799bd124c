import type { Payload } from 'payload'

import { SendJournal } from './SendJournal'
import { journalDir } from './recoverInFlightSends'

/** What is known of an issue's announcement goes with the issue; one under way comes to its end. */
export async function deleteCampaignOfRegard(payload: Payload, regard: string): Promise<void> {
  const annonce = await payload.db.findOne<{ id: string }>({
    collection: 'annonces',
    where: { regard: { equals: regard } },
  })
  if (annonce) await deleteCampaign(payload, annonce.id)
}

/** Removes an announcement with all that was noted about its mails. */
export async function deleteCampaign(payload: Payload, id: string): Promise<void> {
  await payload.db.deleteMany({ collection: 'annonces', where: { id: { equals: id } } })
  await payload.db.deleteMany({ collection: 'envois', where: { annonce: { equals: id } } })
  SendJournal.removeAll(journalDir, id)
}
