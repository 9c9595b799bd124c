import type { CollectionConfig, Payload } from 'payload'
import {
  byId,
  changeRow,
  countRows,
  deleteRows,
  findRow,
  updateRow,
  createOrFind,
} from '../../../infrastructure/database/rows'
import { internalCollection } from '../../../access/roles'
import { isOwnLetter, type EnvoiRow, type AnnonceRow } from '../letters/rows'
import { log } from '../../../lib/log'
import { isPublished, removeCampaignJobs } from '../campaigns/campaignState'

/**
 * The delivery of a campaign's e-mail to one subscriber while the campaign runs; afterwards only
 * failures are kept, without an address. The unique index prevents a second e-mail to a subscriber.
 */
export const Envois: CollectionConfig = {
  slug: 'envois',
  ...internalCollection,
  indexes: [{ fields: ['annonce', 'abonne'], unique: true }, { fields: ['annonce', 'etat'] }],
  fields: [
    // Ids as plain text, not relations: they must not block deletion of a campaign or a subscriber.
    { name: 'annonce', type: 'text', required: true },
    { name: 'abonne', type: 'text', required: true },
    {
      name: 'etat',
      type: 'select',
      required: true,
      // In order: being handed over, accepted by the server, to be retried, failed permanently.
      options: ['engage', 'envoye', 'attente', 'echec'],
    },
    { name: 'essais', type: 'number', required: true, defaultValue: 0 },
    { name: 'prochainEssai', type: 'date' },
    { name: 'raison', type: 'text' },
  ],
}

/** Creates the row of an e-mail; undefined when another process sends it. */
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
      findRow(payload, 'envois', {
        and: [{ annonce: { equals: annonce } }, { abonne: { equals: abonne } }],
      }),
  )
  return created as EnvoiRow | undefined
}

/** Claims a row that waits for a retry. @returns undefined when it no longer waits */
export async function reclaimEnvoi(
  { payload }: { payload: Payload },
  { id }: EnvoiRow,
): Promise<EnvoiRow | undefined> {
  const isWaiting = { and: [byId(id), { etat: { equals: 'attente' } }] }
  return (await changeRow<EnvoiRow>(payload, 'envois', isWaiting, { etat: 'engage' })) ?? undefined
}

/** Saves a campaign's progress. @returns false if it was deleted or its issue is not published */
export async function saveProgress(
  payload: Payload,
  { id, regard, total }: AnnonceRow,
): Promise<boolean> {
  if (!isOwnLetter(regard) && !(await isPublished(payload, regard))) return false
  const counts = await countEnvois(payload, id)
  const data = { ...counts, total: Math.max(total, counts.envoyes + counts.echecs) }
  return Boolean(await changeRow(payload, 'annonces', byId(id), data))
}

/** Counts the sent e-mails and the permanent failures. */
async function countEnvois(payload: Payload, annonce: string) {
  const count = (etat: EnvoiRow['etat']) =>
    countRows(payload, 'envois', {
      and: [{ annonce: { equals: annonce } }, { etat: { equals: etat } }],
    })
  return { envoyes: await count('envoye'), echecs: await count('echec') }
}

/** Marks a campaign as finished and deletes its records, except of failures. */
export async function finishCampaign(payload: Payload, { id, etat }: AnnonceRow): Promise<void> {
  if (etat === 'en-cours') {
    const { envoyes, echecs } = await countEnvois(payload, id)
    const total = envoyes + echecs
    await updateRow(payload, 'annonces', byId(id), {
      ...{ etat: 'terminee', envoyes, echecs, total, fin: new Date().toISOString() },
      ...{ obstacle: null, prochainEssai: null },
    })
    log.info({ annonce: id, envoyes, echecs }, 'Annonce envoyée')
  }
  // After the campaign is marked as finished: without these rows, all would get the e-mail again.
  await deleteRows(payload, 'envois', {
    and: [{ annonce: { equals: id } }, { etat: { not_equals: 'echec' } }],
  })
}

/** Deletes the campaign of a deleted issue, also a planned one; a campaign in progress then stops. */
export async function deleteCampaignOfRegard(payload: Payload, regard: string): Promise<void> {
  const annonce = await findRow<{ id: string }>(payload, 'annonces', { regard: { equals: regard } })
  if (annonce) await deleteCampaign(payload, annonce.id)
}

/** Deletes a campaign with its send records, and the job of a planned one. */
export async function deleteCampaign(payload: Payload, id: string): Promise<void> {
  await deleteRows(payload, 'annonces', byId(id))
  await deleteRows(payload, 'envois', { annonce: { equals: id } })
  await removeCampaignJobs(payload, id)
}
