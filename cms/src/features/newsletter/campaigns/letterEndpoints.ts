import type { Endpoint, Payload } from 'payload'

import { requireAdministrateur } from '../../../access/requireAdministrateur'
import { renderEmail, requireEmail, type EmailContent } from '../../../infrastructure/email'
import { createRateLimiter } from '../../../infrastructure/rateLimit/createRateLimiter'
import { env } from '../../../lib/env'
import { emailUnavailable, notFound, unauthenticated } from '../../../lib/errors/apiErrors'
import { noStoreJson } from '../../../lib/http/noStore'
import { log } from '../../../lib/log'
import { UNSUBSCRIBE_LABEL } from './createEmailComposer'
import { readLetter, type Letter } from './readLetter'

/** An administrator's stolen session must not become a source of e-mails. */
const testLimiter = createRateLimiter({ name: 'annonce-essai', points: 10, durationSeconds: 600 })

/**
 * GET /api/regards/{id}/annonce, an endpoint of the issues: the e-mail that would announce a published
 * issue, for administrators: `{objet, html, texte}`, without anybody's link to unsubscribe.
 * @throws ApiError 401, 403, 404
 */
export const previewLetterEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/annonce',
  method: 'get',
  handler: async (req) => {
    requireAdministrateur(req)
    const { subject, content } = await findLetter(req.payload, req.routeParams?.id)
    const { html, text } = renderEmail(withoutRecipient(content))
    // The page that shows it has pictures of its own origin only, whose name may be another one.
    const shown = html.replaceAll(`src="${env.siteUrl}/`, 'src="/')
    return noStoreJson({ objet: subject, html: shown, texte: text })
  },
}

/**
 * POST /api/regards/{id}/annonce/essai, an endpoint of the issues: sends the e-mail that would announce
 * a published issue to the administrator who asks, and responds 200 `{message}` once the mail server
 * has it.
 * @throws ApiError 401, 403, 404, 429 too-many-requests, 503 mail-unavailable
 */
export const testLetterEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/annonce/essai',
  method: 'post',
  handler: async (req) => {
    requireAdministrateur(req)
    const { payload, user } = req
    if (!user) throw unauthenticated()
    const { subject, content } = await findLetter(payload, req.routeParams?.id)
    requireEmail()
    await testLimiter.consume(payload, user.id)
    try {
      await payload.sendEmail({
        to: user.email,
        subject: `[Essai] ${subject}`,
        ...renderEmail(withoutRecipient(content)),
      })
    } catch (err) {
      log.warn({ err }, 'Essai d’une annonce non envoyé')
      throw emailUnavailable()
    }
    return noStoreJson({ message: `L’essai est parti à l’adresse ${user.email}.` })
  },
}

async function findLetter(payload: Payload, id: unknown): Promise<Letter> {
  const letter = await readLetter(payload, String(id))
  if (!letter) throw notFound('Ce numéro')
  return letter
}

/** A link to unsubscribe acts for the person who has it: here it leads to the site. */
const withoutRecipient = (content: EmailContent): EmailContent => ({
  ...content,
  links: [{ label: UNSUBSCRIBE_LABEL, url: env.siteUrl }],
})
