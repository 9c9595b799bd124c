import type { Payload, Where } from 'payload'

import { notInTrash } from '../../../access/published'
import type { Abonne } from '../../../payload-types'

/**
 * Claims the right to e-mail an address, in one atomic step: of several concurrent requests, only
 * one succeeds.
 * @param demande id of the request; one that already claimed the slot may continue
 * @param intervalMs minimum time since the last e-mail
 * @param changes other fields of the subscriber to update with a successful claim
 * @returns whether to send; false when the subscriber confirmed, unsubscribed or was moved to the trash
 * meanwhile
 */
export async function claimSendSlot(
  payload: Payload,
  { id, etat }: Pick<Abonne, 'id' | 'etat'>,
  demande: string,
  intervalMs: number,
  changes: Partial<Abonne> = {},
): Promise<boolean> {
  const before = new Date(Date.now() - intervalMs).toISOString()
  const isDue: Where[] = [
    { demande: { equals: demande } },
    { dateDernierEnvoi: { exists: false } },
    { dateDernierEnvoi: { less_than: before } },
  ]
  const claimed = (await payload.db.updateOne({
    collection: 'abonnes',
    where: { and: [{ id: { equals: id } }, { etat: { equals: etat } }, { or: isDue }, notInTrash] },
    data: { ...changes, demande, dateDernierEnvoi: new Date().toISOString() },
    options: { atomic: true },
  })) as unknown
  return Boolean(claimed)
}
