import type { Endpoint, Payload } from 'payload'

import { published } from '../../../access/published'
import { requireAdministrateur } from '../../../access/requireAdministrateur'
import { alreadyAnnounced, noSubscribers, notFound } from '../../../lib/errors/apiErrors'
import { requireEmail } from '../../../infrastructure/email'
import { describeRecord, getActor, recordEntry } from '../../../infrastructure/journal'
import { resumeCampaigns } from './resumeCampaigns'
import { noStoreJson } from '../../../lib/http/noStore'

/**
 * POST /api/regards/{id}/annonce, an endpoint of the issues: starts the e-mail campaign of an
 * published issue, and responds 202 with the campaign, for administrators. One campaign per issue.
 * @throws ApiError 404, 409 no-subscribers, already-announced, 503 mail-unavailable
 */
export const startCampaignEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/annonce',
  method: 'post',
  handler: async (req) => {
    requireAdministrateur(req)
    const { payload } = req
    const regard = await findRegard(payload, req.routeParams?.id)
    requireEmail()
    const { totalDocs: total } = await payload.count({
      collection: 'abonnes',
      where: { etat: { equals: 'confirme' } },
    })
    if (total === 0) throw noSubscribers()
    const annonce = await createAnnonce(payload, regard.id, total)
    await payload.jobs.queue({ task: 'annoncer', input: { annonce: annonce.id } })
    await recordEntry(payload, {
      action: 'campagne',
      actor: getActor(req),
      cible: describeRecord(payload.collections.regards.config, { ...regard }),
      details: `Abonnés\u00a0: ${total}.`,
    })
    return noStoreJson({ doc: annonce }, 202)
  },
}

async function findRegard(payload: Payload, id: unknown) {
  const regard = await payload.db.findOne<{ id: string; numero: number }>({
    collection: 'regards',
    where: { and: [{ id: { equals: id } }, published] },
    select: { numero: true },
  })
  if (!regard) throw notFound('Ce numéro')
  return regard
}

/** Creates the campaign; the unique index resolves a race between two requests. */
async function createAnnonce(payload: Payload, regard: string, total: number) {
  if (await isAnnounced(payload, regard)) {
    // Its job may be missing after a database outage; a superfluous job does nothing.
    await resumeCampaigns(payload)
    throw alreadyAnnounced()
  }
  try {
    return await payload.create({
      collection: 'annonces',
      data: {
        regard,
        etat: 'en-cours',
        total,
        envoyes: 0,
        echecs: 0,
        debut: new Date().toISOString(),
      },
    })
  } catch (error) {
    if (await isAnnounced(payload, regard)) throw alreadyAnnounced()
    throw error
  }
}

const isAnnounced = async (payload: Payload, regard: string): Promise<boolean> =>
  Boolean(
    await payload.db.findOne({ collection: 'annonces', where: { regard: { equals: regard } } }),
  )
