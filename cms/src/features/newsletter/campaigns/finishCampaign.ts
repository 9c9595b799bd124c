import type { Payload } from 'payload'

import { log } from '../../../lib/log'
import { countEnvois } from './saveProgress'
import type { AnnonceRow } from './types'

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
      data: { etat: 'terminee', envoyes, echecs, total, fin: new Date().toISOString() },
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
