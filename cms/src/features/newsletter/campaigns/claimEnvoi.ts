import { createOrFind } from '../../../infrastructure/database/createOrFind'
import type { CampaignContext } from './sendToSubscriber'
import type { EnvoiRow } from './types'

/**
 * Creates the row of an e-mail in progress.
 * @returns undefined when the row exists: another process sends this e-mail
 */
export async function claimEnvoi(
  { payload, annonce }: CampaignContext,
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
  { payload }: CampaignContext,
  { id }: EnvoiRow,
): Promise<EnvoiRow | undefined> {
  const row = (await payload.db.updateOne({
    collection: 'envois',
    where: { and: [{ id: { equals: id } }, { etat: { equals: 'attente' } }] },
    data: { etat: 'engage' },
  })) as unknown as EnvoiRow | null
  return row ?? undefined
}
