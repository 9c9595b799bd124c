import type { CollectionConfig, Payload } from 'payload'

import { nobody } from '../../../access/roles'
import { createOrFind } from '../../../infrastructure/database/createOrFind'
import type { EnvoiRow } from '../letters/rows'

/**
 * Delivery state of a campaign's e-mail to one subscriber while the campaign runs; afterwards only
 * failures are kept, without an address. The unique index prevents a second e-mail to the same
 * subscriber.
 */
export const Envois: CollectionConfig = {
  slug: 'envois',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  indexes: [{ fields: ['annonce', 'abonne'], unique: true }, { fields: ['annonce', 'etat'] }],
  fields: [
    // Ids as plain text, not relations: they must not block deletion of a campaign or a subscriber.
    { name: 'annonce', type: 'text', required: true },
    { name: 'abonne', type: 'text', required: true },
    {
      name: 'etat',
      type: 'select',
      required: true,
      // In order: being handed over, accepted by the SMTP server, to be retried, failed
      // permanently.
      options: ['engage', 'envoye', 'attente', 'echec'],
    },
    { name: 'essais', type: 'number', required: true, defaultValue: 0 },
    { name: 'prochainEssai', type: 'date' },
    { name: 'raison', type: 'text' },
  ],
}

/**
 * Creates the row of an e-mail in progress.
 * @returns undefined when the row exists: another process sends this e-mail
 */
export async function claimEnvoi(
  { payload, annonce }: { payload: Payload; annonce: string },
  abonne: string,
): Promise<EnvoiRow | undefined> {
  const { created } = await createOrFind<unknown, unknown>(
    () =>
      payload.db.create({
        collection: 'envois',
        data: { annonce, abonne, etat: 'engage', essais: 0 },
      }),
    () =>
      payload.db.findOne({
        collection: 'envois',
        where: { and: [{ annonce: { equals: annonce } }, { abonne: { equals: abonne } }] },
      }),
  )
  return created as EnvoiRow | undefined
}

/**
 * Claims a row that waits for a retry.
 * @returns undefined when it no longer waits
 */
export async function reclaimEnvoi(
  { payload }: { payload: Payload },
  { id }: EnvoiRow,
): Promise<EnvoiRow | undefined> {
  const row = (await payload.db.updateOne({
    collection: 'envois',
    where: { and: [{ id: { equals: id } }, { etat: { equals: 'attente' } }] },
    data: { etat: 'engage' },
  })) as unknown as EnvoiRow | null
  return row ?? undefined
}
