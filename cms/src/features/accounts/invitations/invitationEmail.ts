import type { Payload, SendEmailOptions } from 'payload'

import { readSender, renderEmail } from '../../../infrastructure/email'
import { env } from '../../../lib/env'
import { durations } from '../../retention/durations'
import { formatDuration } from '../../retention/formatDuration'

/**
 * Creates the e-mail that invites the owner of a new account to choose a password. It does not
 * tell the role: the address may be wrong.
 */
export async function createInvitationEmail(
  payload: Payload,
  to: string,
  token: string,
): Promise<SendEmailOptions> {
  const lasts = formatDuration(durations.invitation)
  const sender = await readSender(payload)
  return {
    to,
    subject: 'Bienvenue\u00a0: votre compte vous attend',
    ...renderEmail({
      sender,
      preheader: `Choisissez votre mot de passe\u00a0: le lien sert une fois, pendant ${lasts}.`,
      blocks: [
        { kind: 'title', text: 'Bienvenue' },
        {
          kind: 'text',
          text: `Un administrateur du site ${env.siteUrl} vous y a ouvert un compte. Il porte cette adresse, et il ne lui manque que votre mot de passe.`,
        },
        {
          kind: 'button',
          label: 'Choisir mon mot de passe',
          // In the fragment, which is sent neither to a server nor to its logs.
          url: `${env.siteUrl}/invitation#jeton=${token}`,
        },
        {
          kind: 'note',
          text: `Ce lien sert une fois, pendant ${lasts}. Si vous n’attendiez pas ce message, laissez-le\u00a0: sans vous, ce compte ne peut pas servir.`,
        },
      ],
      reason: `Vous recevez ce message parce qu’un administrateur de ${env.siteUrl} vous a invité.`,
    }),
  }
}
