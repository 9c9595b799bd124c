import type { Payload, SendEmailOptions } from 'payload'
import { createEmail } from '../../../infrastructure/email'
import { env } from '../../../lib/env'
import { durations, formatDuration } from '../../retention/durations'
import type { Recipient } from '../subscribers/recipients'
import { getListUnsubscribeHeaders, getUnsubscribeUrl } from '../subscribers/unsubscription'

const lifetime = formatDuration(durations.lienInscription)

const REASON = 'Vous recevez ce message parce que votre adresse a été donnée sur notre site.'

/** Creates the e-mail that asks to confirm a subscription. @param jeton token of the link */
export const createConfirmationEmail = (payload: Payload, email: string, jeton: string) =>
  createEmail(payload, email, {
    subject: 'Confirmez votre inscription à la lettre d’information',
    title: 'Confirmez votre inscription',
    preheader: `Un geste encore\u00a0: ce lien est valable ${lifetime}.`,
    blocks: [
      'Cette adresse vient d’être inscrite à la lettre d’information. Pour la recevoir, confirmez que c’était bien vous.',
      {
        kind: 'button',
        label: 'Confirmer mon inscription',
        url: `${env.siteUrl}/newsletter/confirmation?jeton=${jeton}`,
      },
      {
        kind: 'note',
        text: `Ce lien est valable ${lifetime}. Si ce n’était pas vous, n’en faites rien\u00a0: vous ne recevrez pas la lettre, et cette adresse sera effacée.`,
      },
    ],
    reason: REASON,
  })

/** Creates the e-mail to a subscriber who subscribes again, which the site does not reveal. */
export async function createAlreadySubscribedEmail(
  payload: Payload,
  abonne: Recipient,
): Promise<SendEmailOptions> {
  const message = await createEmail(payload, abonne.email, {
    subject: 'Vous êtes déjà inscrit à la lettre d’information',
    title: 'Vous êtes déjà inscrit',
    preheader: 'Il n’y a rien à faire\u00a0: vous recevrez la prochaine lettre.',
    blocks: [
      'L’inscription de cette adresse à la lettre d’information vient d’être demandée de nouveau. Elle est déjà confirmée\u00a0: il n’y a rien à faire.',
    ],
    reason: REASON,
    links: [{ label: 'Se désinscrire', url: getUnsubscribeUrl(abonne) }],
  })
  return { ...message, headers: getListUnsubscribeHeaders(abonne) }
}
