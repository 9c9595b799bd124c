import type { Endpoint, PayloadRequest } from 'payload'

import { requireAdministrateur } from '../../../access/requireAdministrateur'
import { notFound } from '../../../lib/errors/apiErrors'
import { previewLetter, sendTestLetter } from './previewLetter'
import { readLetter, type Letter } from './readLetter'

/**
 * GET /api/regards/{id}/annonce, an endpoint of the issues: the e-mail that would announce an issue,
 * also one that is not published yet, for administrators: `{objet, html, texte}`, without anybody's link
 * to unsubscribe.
 * @throws ApiError 401, 403, 404
 */
export const previewLetterEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/annonce',
  method: 'get',
  handler: async (req) => {
    requireAdministrateur(req)
    return previewLetter(await findLetter(req))
  },
}

/**
 * POST /api/regards/{id}/annonce/essai, an endpoint of the issues: sends that e-mail to the administrator
 * who asks, and responds 200 `{message}` once the mail server has it.
 * @throws ApiError 401, 403, 404, 429 too-many-requests, 503 mail-unavailable
 */
export const testLetterEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/annonce/essai',
  method: 'post',
  handler: async (req) => {
    requireAdministrateur(req)
    return sendTestLetter(req, await findLetter(req))
  },
}

async function findLetter({ payload, routeParams }: PayloadRequest): Promise<Letter> {
  const letter = await readLetter(payload, String(routeParams?.id), { withDraft: true })
  if (!letter) throw notFound('Ce numéro')
  return letter
}
