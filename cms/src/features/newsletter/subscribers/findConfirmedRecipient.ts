import type { Payload } from 'payload'

import { notInTrash } from '../../../access/published'
import type { Recipient } from './Recipient'

/** Finds a subscriber by id; undefined when missing, in the trash or not confirmed. */
export async function findConfirmedRecipient(
  payload: Payload,
  id: string,
): Promise<Recipient | undefined> {
  const abonne = await payload.db.findOne<Recipient>({
    collection: 'abonnes',
    where: { and: [{ id: { equals: id } }, { etat: { equals: 'confirme' } }, notInTrash] },
    select: { email: true, empreinte: true },
  })
  return abonne ?? undefined
}
