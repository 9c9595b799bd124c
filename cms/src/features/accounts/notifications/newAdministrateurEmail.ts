import type { Payload, SendEmailOptions } from 'payload'

import { readSender, renderEmail } from '../../../infrastructure/email'
import { env } from '../../../lib/env'

/** Creates the e-mail that tells an administrateur that another account has become one. */
export async function createNewAdministrateurEmail(
  payload: Payload,
  to: string,
  { compte, acteur }: { compte: string; acteur: string },
): Promise<SendEmailOptions> {
  return {
    to,
    subject: 'Un nouvel administrateur sur le site',
    ...renderEmail({
      sender: await readSender(payload),
      preheader: `${compte} peut maintenant tout publier et tout gérer.`,
      blocks: [
        { kind: 'title', text: 'Un nouvel administrateur sur le site' },
        {
          kind: 'text',
          text: `Le compte ${compte} est maintenant administrateur\u00a0: il peut tout publier et tout gérer. Ce rôle lui a été donné par ${acteur}.`,
        },
        {
          kind: 'text',
          text: 'Si vous l’attendiez, il n’y a rien à faire. Sinon, retirez-lui ce rôle tout de suite, changez le mot de passe du compte qui l’a donné, et regardez le journal.',
        },
        {
          kind: 'button',
          label: 'Voir les comptes',
          url: `${env.siteUrl}/admin/collections/users`,
        },
      ],
      reason: `Vous recevez ce message parce que vous êtes administrateur de ${env.siteUrl}.`,
    }),
  }
}
