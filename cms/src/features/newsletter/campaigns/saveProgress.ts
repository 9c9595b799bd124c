import type { Payload, Where } from 'payload'

import { notInTrash } from '../../../access/published'
import { isOwnLetter } from './ownLetterKey'
import type { AnnonceRow, EnvoiRow } from './types'

/**
 * Saves a campaign's progress for the admin panel.
 * @returns false when the campaign or its issue was deleted, or moved to the trash
 */
export async function saveProgress(
  payload: Payload,
  { id, regard, total }: AnnonceRow,
): Promise<boolean> {
  if (!isOwnLetter(regard) && !(await isThere(payload, regard))) return false
  const counts = await countEnvois(payload, id)
  const data = { ...counts, total: Math.max(total, counts.envoyes + counts.echecs) }
  const row = (await payload.db.updateOne({
    collection: 'annonces',
    where: { id: { equals: id } },
    data,
  })) as unknown
  return Boolean(row)
}

async function isThere(payload: Payload, regard: string): Promise<boolean> {
  const { totalDocs } = await payload.db.count({
    collection: 'regards',
    where: { and: [{ id: { equals: regard } }, notInTrash] },
  })
  return totalDocs > 0
}

/** Counts the sent e-mails and the permanent failures. */
export async function countEnvois(payload: Payload, annonce: string) {
  const count = async (etat: EnvoiRow['etat']) => {
    const where: Where = { and: [{ annonce: { equals: annonce } }, { etat: { equals: etat } }] }
    return (await payload.db.count({ collection: 'envois', where })).totalDocs
  }
  return { envoyes: await count('envoye'), echecs: await count('echec') }
}
