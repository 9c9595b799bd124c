import type { Payload, PayloadRequest } from 'payload'

import {
  published,
  AFTER_REAUTHENTICATION,
  administratorsEndpoint,
  requireIssue,
} from '../../../access/roles'
import { getActor } from '../../../infrastructure/journal'
import { apiError } from '../../../lib/errors/apiErrors'
import { resumeCampaigns, changeState, findAnnonceOfRegard } from '../campaigns/campaignState'
import { followStart, requireRecipients, toStarted, UNSENT } from '../campaigns/startCampaign'
import { previewLetter, sendTestLetter } from '../letters/letterEmails'
import { readLetter, type Letter } from '../letters/readLetter'
import type { AnnonceRow } from '../letters/rows'
import { respondWith } from './letterEndpoints'

/** The announcement of an issue or draft, without a link to unsubscribe: `{objet, html, texte}`. */
export const previewLetterEndpoint = administratorsEndpoint('get', '/:id/annonce', async (req) => {
  return previewLetter(await findLetter(req))
})

/** Sends the announcement to its requester: 200 `{message}` once the mail server has it. */
export const testLetterEndpoint = administratorsEndpoint(
  'post',
  '/:id/annonce/essai',
  async (req) => {
    return sendTestLetter(req, await findLetter(req))
  },
)

async function findLetter({ payload, routeParams }: PayloadRequest): Promise<Letter> {
  const letter = await readLetter(payload, String(routeParams?.id), { withDraft: true })
  if (!letter) throw apiError('not-found', 'Ce numéro n’existe pas.')
  return letter
}

/** Starts the only campaign of a published issue, a planned one now; responds 202 with it. */
export const startCampaignEndpoint = administratorsEndpoint(
  'post',
  '/:id/annonce',
  async (req) => {
    const { payload } = req
    // Announcements store the id as a text, and MongoDB finds an issue by its id in capitals too.
    const issue = await requireIssue(req, published, 'numero')
    const total = await requireRecipients(payload)
    const letter = await readLetter(payload, issue.id)
    if (!letter) throw apiError('not-found', 'Ce numéro n’existe pas.')
    const annonce = await startAnnonce(req, issue.id, toStarted(letter.subject, total))
    await followStart(payload, annonce, getActor(req))
    return respondWith(req, annonce.id, 202)
  },
  AFTER_REAUTHENTICATION,
)

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
  throw apiError('already-announced')
}

/**
 * Creates an issue's campaign; the unique index resolves a race.
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
    if (await findAnnonceOfRegard(payload, data.regard)) throw apiError('already-announced')
    throw error
  }
}
