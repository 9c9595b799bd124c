import type { Payload } from 'payload'

import type { Recipient } from './Recipient'

/** The subscriber of an id, if they are there and confirmed now. */
export async function findConfirmedRecipient(
  payload: Payload,
  id: string,
): Promise<Recipient | undefined> {
  const abonne = await payload.db.findOne<Recipient>({
    collection: 'abonnes',
    where: { and: [{ id: { equals: id } }, { etat: { equals: 'confirme' } }] },
    select: { email: true, empreinte: true },
  })
  return abonne ?? undefined
}
