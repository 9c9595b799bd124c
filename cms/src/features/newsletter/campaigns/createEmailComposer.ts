import type { SendEmailOptions } from 'payload'

import { renderEmail } from '../../../infrastructure/email'
import { env } from '../../../lib/env'
import { getListUnsubscribeHeaders, getUnsubscribeUrl, type Recipient } from '..'
import type { Letter } from './readLetter'

/** Creates the e-mail to one subscriber. */
export type EmailComposer = (abonne: Recipient) => SendEmailOptions

/** What follows the reason in each e-mail; its address is the subscriber's own. */
export const UNSUBSCRIBE_LABEL = 'Se désinscrire de la lettre d’information'

/** Returns a function that creates the e-mails of a campaign. */
export function createEmailComposer(annonce: string, { subject, content }: Letter): EmailComposer {
  const domain = env.mailFrom.split('@')[1]
  return (abonne) => ({
    to: abonne.email,
    subject,
    // The same for each retry: if an e-mail arrives twice, e-mail clients that compare ids show it
    // once.
    messageId: `<${annonce}.${abonne.id}@${domain}>`,
    headers: { ...getListUnsubscribeHeaders(abonne), 'List-Id': `Regards <regards.${domain}>` },
    ...renderEmail({
      ...content,
      links: [{ label: UNSUBSCRIBE_LABEL, url: getUnsubscribeUrl(abonne) }],
    }),
  })
}
