import type { Endpoint, Payload, PayloadRequest } from 'payload'

import { published } from '../../../access/published'
import { requireAdministrateur } from '../../../access/requireAdministrateur'
import { getActor } from '../../../infrastructure/journal'
import { alreadyAnnounced, notFound } from '../../../lib/errors/apiErrors'
import { noStoreJson } from '../../../lib/http/noStore'
import { changeState, findAnnonceOfRegard } from './campaignState'
import { readLetter } from './readLetter'
import { resumeCampaigns } from './resumeCampaigns'
import { followStart, requireRecipients, toStarted, UNSENT } from './startCampaign'
import type { AnnonceRow } from './types'

/**
 * POST /api/regards/{id}/annonce, an endpoint of the issues: starts the e-mail campaign of an
 * published issue, and responds 202 with the campaign, for administrators. One campaign per issue; one
 * that was planned starts now.
 * @throws ApiError 404, 409 no-subscribers, already-announced, 503 mail-unavailable
 */
export const startCampaignEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/annonce',
  method: 'post',
  handler: async (req) => {
    requireAdministrateur(req)
    const { payload } = req
    const regard = await findPublished(payload, req.routeParams?.id)
    const total = await requireRecipients(payload)
    const letter = await readLetter(payload, regard)
    if (!letter) throw notFound('Ce numéro')
    const annonce = await startAnnonce(req, regard, toStarted(letter.subject, total))
    await followStart(payload, annonce, getActor(req))
    return noStoreJson(
      { doc: await payload.findByID({ collection: 'annonces', id: annonce.id }) },
      202,
    )
  },
}

async function findPublished(payload: Payload, id: unknown): Promise<string> {
  const regard = await payload.db.findOne<{ id: string }>({
    collection: 'regards',
    where: { and: [{ id: { equals: id } }, published] },
    select: { numero: true },
  })
  if (!regard) throw notFound('Ce numéro')
  return regard.id
}

async function startAnnonce(
  { payload }: PayloadRequest,
  regard: string,
  started: ReturnType<typeof toStarted>,
): Promise<AnnonceRow> {
  const before = await findAnnonceOfRegard(payload, regard)
  const row = before
    ? await changeState(payload, before.id, UNSENT, () => started)
    : await createAnnonce(payload, { ...started, regard })
  if (row) return row
  // Its job may be missing after a database outage; a superfluous job does nothing.
  await resumeCampaigns(payload)
  throw alreadyAnnounced()
}

/**
 * Creates the campaign of an issue; the unique index resolves a race between two requests.
 * @throws ApiError 409 already-announced
 */
export async function createAnnonce(
  payload: Payload,
  data: { regard: string } & Record<string, unknown>,
): Promise<AnnonceRow> {
  try {
    const row: unknown = await payload.create({ collection: 'annonces', data })
    return row as AnnonceRow
  } catch (error) {
    if (await findAnnonceOfRegard(payload, data.regard)) throw alreadyAnnounced()
    throw error
  }
}
