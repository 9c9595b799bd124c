import type { Payload, Where } from 'payload'

import type { Abonne } from '../../../payload-types'

/**
 * Takes the right to write to an address now, in one atomic step: of several who ask at once, one gets
 * it.
 * @param demande the request that is answered; whoever took the right for it before may go on
 * @param intervalMs how long ago the last mail must be
 * @param changes what else is noted of the subscriber by whoever gets the right
 * @returns whether it may be written; not when the subscriber confirmed or left meanwhile
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
    where: { and: [{ id: { equals: id } }, { etat: { equals: etat } }, { or: isDue }] },
    data: { ...changes, demande, dateDernierEnvoi: new Date().toISOString() },
    options: { atomic: true },
  })) as unknown
  return Boolean(claimed)
}
