import type { LetterPreview } from '@regards/contract/schemas/newsletter'
import type { PayloadRequest, SendEmailOptions } from 'payload'
import { renderEmail, requireEmail, type EmailContent } from '../../../infrastructure/email'
import { createRateLimiter } from '../../../infrastructure/rateLimit/createRateLimiter'
import { env } from '../../../lib/env'
import { apiError } from '../../../lib/errors/apiErrors'
import { noStoreJson } from '../../../lib/http/cacheControl'
import { log } from '../../../lib/log'
import type { Recipient } from '../subscribers/recipients'
import { getListUnsubscribeHeaders, getUnsubscribeUrl } from '../subscribers/unsubscription'
import type { Letter } from './readLetter'

export type EmailComposer = (abonne: Recipient) => SendEmailOptions

/** Link below the reason in each e-mail; its address is the subscriber's own. */
const UNSUBSCRIBE_LABEL = 'Se désinscrire de la lettre d’information'

/** Returns a function that creates the e-mails of a campaign. */
export function createEmailComposer(annonce: string, { subject, content }: Letter): EmailComposer {
  const domain = env.mailFrom.split('@')[1]
  return (abonne) => ({
    to: abonne.email,
    subject,
    // The same for each retry: clients that compare ids show an e-mail once, if it arrives twice.
    messageId: `<${annonce}.${abonne.id}@${domain}>`,
    headers: { ...getListUnsubscribeHeaders(abonne), 'List-Id': `Regards <regards.${domain}>` },
    ...renderEmail({
      ...content,
      links: [{ label: UNSUBSCRIBE_LABEL, url: getUnsubscribeUrl(abonne) }],
    }),
  })
}

/** An administrator's stolen session must not become a source of e-mails. */
const testLimiter = createRateLimiter('annonce-essai', 10, { minutes: 10 })

/** Responds with a letter as it will be read, the bytes of its HTML, and other values. */
export function previewLetter({ subject, content }: Letter, more: object = {}): Response {
  const { html, text } = renderEmail(withoutRecipient(content))
  // The page of the preview loads pictures of its own origin, which may differ from SITE_URL.
  const shown = html.replaceAll(`src="${env.siteUrl}/`, 'src="/')
  const octets = Buffer.byteLength(html)
  const preview: LetterPreview = { objet: subject, html: shown, texte: text, octets }
  return noStoreJson({ ...preview, ...more })
}

/** Sends a letter to the account that asks. @throws ApiError 401, 429, 503 mail-unavailable */
export async function sendTestLetter(
  { payload, user }: PayloadRequest,
  { subject, content }: Letter,
): Promise<Response> {
  if (!user) throw apiError('unauthenticated')
  requireEmail()
  await testLimiter.consume(payload, user.id)
  try {
    await payload.sendEmail({
      to: user.email,
      subject: `[Essai] ${subject}`,
      ...renderEmail(withoutRecipient(content)),
    })
  } catch (err) {
    log.warn({ err }, 'Essai d’une lettre non envoyé')
    throw apiError('mail-unavailable')
  }
  return noStoreJson({ message: `L’essai est parti à l’adresse ${user.email}.` })
}

/** A link to unsubscribe acts for the person who has it: here it leads to the site. */
const withoutRecipient = (content: EmailContent): EmailContent => ({
  ...content,
  links: [{ label: UNSUBSCRIBE_LABEL, url: env.siteUrl }],
})
