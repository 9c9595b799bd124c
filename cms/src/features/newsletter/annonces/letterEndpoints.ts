import type { Endpoint, PayloadRequest } from 'payload'

import { findAll } from '../../../infrastructure/database/rows'
import { notInTrash, AFTER_REAUTHENTICATION, administratorsEndpoint } from '../../../access/roles'
import { requireEmail } from '../../../infrastructure/email'
import { getActor } from '../../../infrastructure/journal'
import { apiError } from '../../../lib/errors/apiErrors'
import { noStoreJson } from '../../../lib/http/cacheControl'
import { parsePlannedTime } from '../../../lib/parsePlannedTime'
import { changeState, findAnnonce } from '../campaigns/campaignState'
import { planCampaign, unplanCampaign } from '../campaigns/planCampaign'
import { followStart, requireRecipients, toStarted } from '../campaigns/startCampaign'
import { readOwnLetter, type Letter } from '../letters/readLetter'
import { isOwnLetter, type AnnonceRow, type EnvoiRow } from '../letters/rows'
import { previewLetter, sendTestLetter } from '../letters/letterEmails'

type OwnEndpoint = Omit<Endpoint, 'root'>

const createEndpoint = (
  method: 'get' | 'post' | 'delete',
  path: string,
  respond: (req: PayloadRequest, row: AnnonceRow) => Promise<Response>,
  more?: typeof AFTER_REAUTHENTICATION,
): OwnEndpoint => {
  const handler = async (req: PayloadRequest) => {
    const row = await findAnnonce(req.payload, req.routeParams?.id)
    if (!row || !isOwnLetter(row.regard)) throw apiError('not-found', 'Cette lettre n’existe pas.')
    return respond(req, row)
  }
  return administratorsEndpoint(method, path, handler, more)
}

const afterReauthentication: typeof createEndpoint = (method, path, respond) =>
  createEndpoint(method, path, respond, AFTER_REAUTHENTICATION)

/**
 * Endpoints of a letter of one's own, for administrators:
 * - GET /api/annonces/{id}/apercu: `{objet, html, texte, modifieLe}`, without a link to
 *   unsubscribe;
 * - POST /api/annonces/{id}/essai: sends it to oneself;
 * - POST /api/annonces/{id}/envoi `{modifieLe?}`: sends it to all subscribers, responds 202 `{doc}`;
 * - POST /api/annonces/{id}/programmation `{date, modifieLe?}`: plans that, in place of an earlier plan;
 * - DELETE /api/annonces/{id}/programmation: makes it a draft again.
 * `modifieLe` of the preview makes sure that the letter is sent as it was read.
 * @throws ApiError 401, 403 (reauthentication-required to send or plan), 404; 400 empty-letter, invalid-argument; 409 letter-not-draft, letter-changed,
 * no-subscribers; 503 mail-unavailable
 */
export const ownLetterEndpoints: OwnEndpoint[] = [
  createEndpoint('get', '/:id/apercu', async (req, row) =>
    previewLetter(await requireLetter(req, row), { modifieLe: row.updatedAt }),
  ),
  createEndpoint('post', '/:id/essai', async (req, row) =>
    sendTestLetter(req, await requireLetter(req, row)),
  ),
  afterReauthentication('post', '/:id/envoi', async (req, row) => {
    const { payload } = req
    const { modifieLe } = await readLetterBody(req)
    await requireLetter(req, row)
    const total = await requireRecipients(payload)
    const sent = await changeState(payload, row.id, ['brouillon'], async (current) => {
      checkUnchanged(current, modifieLe)
      const { subject } = await requireLetter(req, current)
      return toStarted(subject, total)
    })
    if (!sent) throw apiError('letter-not-draft')
    await followStart(payload, sent, getActor(req))
    return respondWith(req, sent.id, 202)
  }),
  afterReauthentication('post', '/:id/programmation', async (req, row) => {
    const { date, modifieLe } = await readLetterBody(req)
    const moment = parsePlannedTime(date)
    await requireLetter(req, row)
    requireEmail()
    const planned = await planCampaign(req, row, moment, (current) =>
      checkUnchanged(current, modifieLe),
    )
    if (!planned) throw apiError('letter-not-draft')
    return respondWith(req, planned.id, 200)
  }),
  createEndpoint('delete', '/:id/programmation', async (req, row) => {
    if (row.etat !== 'brouillon' && !(await unplanCampaign(req, row)))
      throw apiError('letter-not-draft')
    return respondWith(req, row.id, 200)
  }),
]

interface LetterBody {
  date?: unknown
  modifieLe?: string
}

export async function readLetterBody(req: PayloadRequest): Promise<LetterBody> {
  const body = ((await req.json?.()) ?? {}) as Record<string, unknown>
  const { date, modifieLe } = body
  if (modifieLe === undefined || modifieLe === null) return { date }
  if (typeof modifieLe !== 'string')
    throw apiError('invalid-argument', '«\u00a0modifieLe\u00a0» n’est pas une date.')
  return { date, modifieLe }
}

function checkUnchanged({ updatedAt }: AnnonceRow, read: string | undefined): void {
  if (read !== undefined && Date.parse(read) !== Date.parse(updatedAt))
    throw apiError('letter-changed')
}

async function requireLetter({ payload }: PayloadRequest, row: AnnonceRow): Promise<Letter> {
  const letter = await readOwnLetter(payload, row)
  if (!letter) throw apiError('empty-letter')
  return letter
}

/** Responds with a campaign as administrators read it. */
export async function respondWith(
  { payload }: PayloadRequest,
  id: string,
  status: number,
): Promise<Response> {
  return noStoreJson(
    { doc: await payload.findByID({ collection: 'annonces', id, depth: 0 }) },
    status,
  )
}

/** Maximum failures listed; the campaign has their total number. */
const LIMIT = 200

/** Lists failed recipients with reasons; without addresses of unsubscribed or trashed ones. */
export const failuresEndpoint = administratorsEndpoint('get', '/:id/echecs', async (req) => {
  // Failures store the id as a text, and MongoDB finds a campaign by its id in capitals too.
  const annonce = (await findAnnonce(req.payload, req.routeParams?.id))?.id
  if (annonce === undefined) throw apiError('not-found', 'Cette lettre n’existe pas.')
  const envois = await findAll<EnvoiRow>(req.payload, {
    collection: 'envois',
    where: {
      and: [{ annonce: { equals: annonce } }, { etat: { equals: 'echec' } }],
    },
    sort: 'createdAt',
    limit: LIMIT,
  })
  const abonnes = await findAll<{ id: string; email: string }>(req.payload, {
    collection: 'abonnes',
    where: { and: [{ id: { in: envois.map(({ abonne }) => abonne) } }, notInTrash] },
    select: { email: true },
  })
  const emails = new Map(abonnes.map(({ id, email }) => [id, email]))
  const docs = envois.map(({ id, abonne, raison }) => ({
    id,
    email: emails.get(abonne) ?? null,
    raison: raison ?? '',
  }))
  return noStoreJson({ docs })
})
