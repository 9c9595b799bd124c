import type { CampaignContext } from './sendToSubscriber'
import type { EnvoiRow } from './types'

/**
 * Makes the row that says that a mail to somebody is under way.
 * @returns undefined when there is one: the mail is somebody else's
 */
export async function claimEnvoi(
  { payload, annonce, porteur }: CampaignContext,
  abonne: string,
): Promise<EnvoiRow | undefined> {
  try {
    const envoi = (await payload.db.create({
      collection: 'envois',
      data: { annonce, abonne, etat: 'engage', porteur, essais: 0 },
    })) as EnvoiRow
    return envoi
  } catch (error) {
    const rival = await payload.db.findOne({
      collection: 'envois',
      where: { and: [{ annonce: { equals: annonce } }, { abonne: { equals: abonne } }] },
    })
    if (!rival) throw error
    return undefined
  }
}

/**
 * Takes a row that waits for another try.
 * @returns undefined when it does not wait any more
 */
export async function reclaimEnvoi(
  { payload, porteur }: CampaignContext,
  { id }: EnvoiRow,
): Promise<EnvoiRow | undefined> {
  const row = (await payload.db.updateOne({
    collection: 'envois',
    where: { and: [{ id: { equals: id } }, { etat: { equals: 'attente' } }] },
    data: { etat: 'engage', porteur },
  })) as unknown as EnvoiRow | null
  return row ?? undefined
}
