import type { Payload } from 'payload'

import { published } from '../../../access/published'
import { findQueuedCampaigns, queueCampaign } from './campaignJobs'
import type { AnnonceRow } from './types'

/**
 * At startup, queues a job for each unfinished or planned campaign without one: a process may have
 * stopped between the write of the campaign and that of its job. A superfluous job does nothing (see
 * campaignTask).
 */
export async function resumeCampaigns(payload: Payload): Promise<void> {
  const { docs } = await payload.db.find<AnnonceRow>({
    collection: 'annonces',
    where: { etat: { in: ['en-cours', 'prevue'] } },
    pagination: false,
    limit: 0,
    select: { etat: true, regard: true, datePrevue: true },
  })
  if (docs.length === 0) return
  const queued = await findQueuedCampaigns(payload)
  for (const { id, etat, regard, datePrevue } of docs.filter((one) => !queued.has(one.id))) {
    if (etat === 'en-cours') await queueCampaign(payload, id)
    else if (datePrevue) await queueCampaign(payload, id, new Date(datePrevue))
    else if (await isPublished(payload, regard)) await queueCampaign(payload, id)
  }
}

/**
 * Starts the announcement of an issue that was planned for its publication. If the job cannot be
 * queued, the next start does it.
 */
export async function announceAtPublication(payload: Payload, regard: string): Promise<void> {
  const planned = await payload.db.findOne<AnnonceRow>({
    collection: 'annonces',
    where: {
      and: [
        { regard: { equals: regard } },
        { etat: { equals: 'prevue' } },
        { datePrevue: { exists: false } },
      ],
    },
    select: { etat: true },
  })
  if (planned) await queueCampaign(payload, planned.id)
}

async function isPublished(payload: Payload, regard: string): Promise<boolean> {
  const where = { and: [{ id: { equals: regard } }, published] }
  return (await payload.db.count({ collection: 'regards', where })).totalDocs > 0
}

/** Names the announcements of earlier releases, which stored no subject, for their list. */
export async function nameEarlierCampaigns(payload: Payload): Promise<void> {
  const { docs } = await payload.db.find<AnnonceRow>({
    collection: 'annonces',
    where: {
      and: [{ objet: { exists: false } }, { etat: { in: ['en-cours', 'terminee'] } }],
    },
    pagination: false,
    limit: 0,
    select: { regard: true },
  })
  for (const { id, regard } of docs) {
    const issue = await payload.db.findOne<{
      id: string
      numero: number
      numeroCorbeille?: number
    }>({
      collection: 'regards',
      where: { id: { equals: regard } },
      select: { numero: true, numeroCorbeille: true },
    })
    if (!issue) continue
    await payload.db.updateOne({
      collection: 'annonces',
      where: { id: { equals: id } },
      data: { objet: `Regards n°\u00a0${issue.numeroCorbeille ?? issue.numero}` },
      returning: false,
    })
  }
}
