import type { Payload, SendEmailOptions } from 'payload'

import { readSender, renderEmail } from '../../../infrastructure/email'
import { env } from '../../../lib/env'
import { formatParisMoment } from '../../../lib/formatParisMoment'
import { formatNetwork } from '../../../lib/http/formatNetwork'

/** A sign-in, as its e-mail describes it. */
export interface NewDevice {
  /** Browser and system, in French. */
  appareil: string
  /** Network of the client's address; missing or empty when it is not known. */
  adresse?: string | null
  /** ISO date-time. */
  moment: string
}

/** Creates the e-mail that tells the owner of an account of a sign-in on a new device. */
export async function createNewDeviceEmail(
  payload: Payload,
  to: string,
  { appareil, adresse, moment }: NewDevice,
): Promise<SendEmailOptions> {
  const lines = [
    `Appareil\u00a0: ${appareil}`,
    `Date\u00a0: ${formatParisMoment(new Date(moment))} (heure de Paris)`,
    ...(adresse ? [`Adresse, sans sa fin\u00a0: ${formatNetwork(adresse)}`] : []),
  ]
  return {
    to,
    subject: 'Connexion sur un nouvel appareil',
    ...renderEmail({
      sender: await readSender(payload),
      preheader: `${appareil}. Si c’est vous, il n’y a rien à faire.`,
      blocks: [
        { kind: 'title', text: 'Connexion sur un nouvel appareil' },
        {
          kind: 'text',
          text: 'Votre compte vient d’être ouvert sur un appareil où il ne l’avait pas encore été.',
        },
        { kind: 'text', text: lines.join('\n') },
        {
          kind: 'text',
          text: 'Si c’est vous, il n’y a rien à faire. Un navigateur privé, ou dont les cookies ont été effacés, compte comme un nouvel appareil.',
        },
        {
          kind: 'text',
          text: 'Si ce n’est pas vous, choisissez tout de suite un autre mot de passe\u00a0: toutes les sessions ouvertes se ferment alors. Puis prévenez un administrateur du site.',
        },
        {
          kind: 'button',
          label: 'Choisir un autre mot de passe',
          url: `${env.siteUrl}/mot-de-passe-oublie`,
        },
      ],
      reason: `Vous recevez ce message parce que vous avez un compte sur ${env.siteUrl}.`,
      links: [{ label: 'Voir vos appareils connectés', url: `${env.siteUrl}/compte` }],
    }),
  }
}
