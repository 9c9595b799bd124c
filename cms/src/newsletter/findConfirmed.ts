import type { Payload } from 'payload'

import type { Abonne } from './Abonne'

/** The subscriber of an id, if they are there and confirmed now. */
export async function findConfirmed(payload: Payload, id: string): Promise<Abonne | undefined> {
  const abonne = await payload.db.findOne<Abonne>({
    collection: 'abonnes',
    where: { and: [{ id: { equals: id } }, { etat: { equals: 'confirme' } }] },
    select: { email: true, empreinte: true },
  })
  return abonne ?? undefined
}
