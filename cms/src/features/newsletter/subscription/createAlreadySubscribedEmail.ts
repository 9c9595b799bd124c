import type { Payload, SendEmailOptions } from 'payload'

import { readSender, renderEmail } from '../../../infrastructure/email'
import type { Recipient } from '../subscribers/Recipient'
import { getListUnsubscribeHeaders, getUnsubscribeUrl } from '../unsubscription/unsubscribeToken'

/**
 * Creates the e-mail to a confirmed subscriber who subscribes again; the site's response does not
 * reveal it.
 */
export async function createAlreadySubscribedEmail(
  payload: Payload,
  abonne: Recipient,
): Promise<SendEmailOptions> {
  const subject = 'Vous êtes déjà inscrit à la lettre d’information'
  const body = renderEmail({
    sender: await readSender(payload),
    preheader: 'Il n’y a rien à faire\u00a0: vous recevrez la prochaine lettre.',
    blocks: [
      { kind: 'title', text: 'Vous êtes déjà inscrit' },
      {
        kind: 'text',
        text: 'L’inscription de cette adresse à la lettre d’information vient d’être demandée de nouveau. Elle est déjà confirmée\u00a0: il n’y a rien à faire.',
      },
    ],
    reason: 'Vous recevez ce message parce que votre adresse a été donnée sur notre site.',
    links: [{ label: 'Se désinscrire', url: getUnsubscribeUrl(abonne) }],
  })
  return { to: abonne.email, subject, headers: getListUnsubscribeHeaders(abonne), ...body }
}
