import type { Payload, Where } from 'payload'

import { log } from '../../../lib/log'
import { isPublished, removeCampaignJobs } from '../campaigns/campaignJobs'
import { isOwnLetter, type AnnonceRow, type EnvoiRow } from '../letters/rows'

/**
 * Saves a campaign's progress for the admin panel.
 * @returns false when the campaign was deleted, or its issue is not on the site any more
 */
export async function saveProgress(
  payload: Payload,
  { id, regard, total }: AnnonceRow,
): Promise<boolean> {
  if (!isOwnLetter(regard) && !(await isPublished(payload, regard))) return false
  const counts = await countEnvois(payload, id)
  const data = { ...counts, total: Math.max(total, counts.envoyes + counts.echecs) }
  const row = (await payload.db.updateOne({
    collection: 'annonces',
    where: { id: { equals: id } },
    data,
  })) as unknown
  return Boolean(row)
}

/** Counts the sent e-mails and the permanent failures. */
async function countEnvois(payload: Payload, annonce: string) {
  const count = async (etat: EnvoiRow['etat']) => {
    const where: Where = { and: [{ annonce: { equals: annonce } }, { etat: { equals: etat } }] }
    return (await payload.db.count({ collection: 'envois', where })).totalDocs
  }
  return { envoyes: await count('envoye'), echecs: await count('echec') }
}

/**
 * Marks a completed campaign as finished and deletes the records of successful sends; failures are
 * kept.
 */
export async function finishCampaign(payload: Payload, { id, etat }: AnnonceRow): Promise<void> {
  if (etat === 'en-cours') {
    const { envoyes, echecs } = await countEnvois(payload, id)
    const total = envoyes + echecs
    await payload.db.updateOne({
      collection: 'annonces',
      where: { id: { equals: id } },
      data: {
        ...{ etat: 'terminee', envoyes, echecs, total, fin: new Date().toISOString() },
        ...{ obstacle: null, prochainEssai: null },
      },
      returning: false,
    })
    log.info({ annonce: id, envoyes, echecs }, 'Annonce envoyée')
  }
  // Only after it is marked as finished: without these rows, all subscribers would receive the
  // e-mail again.
  await payload.db.deleteMany({
    collection: 'envois',
    where: { and: [{ annonce: { equals: id } }, { etat: { not_equals: 'echec' } }] },
  })
}

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
