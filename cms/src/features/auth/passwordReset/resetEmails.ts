import type { Payload, SendEmailOptions } from 'payload'

import { env } from '../../../lib/env'
import { readSender, renderEmail } from '../../../infrastructure/email'
import { durations } from '../../retention/durations'
import { formatDuration } from '../../retention/formatDuration'

/** Creates the e-mail with the password reset link. It contains no account data. */
export async function createResetLinkEmail(
  payload: Payload,
  to: string,
  token: string,
): Promise<SendEmailOptions> {
  const lasts = formatDuration(durations.lienMotDePasse)
  return {
    to,
    subject: 'Choisir un nouveau mot de passe',
    ...renderEmail({
      sender: await readSender(payload),
      preheader: `Le lien sert une fois, pendant ${lasts}.`,
      blocks: [
        { kind: 'title', text: 'Choisir un nouveau mot de passe' },
        {
          kind: 'text',
          text: 'Quelqu’un, sans doute vous, a dit avoir oublié le mot de passe du compte qui a cette adresse.',
        },
        {
          kind: 'button',
          label: 'Choisir un nouveau mot de passe',
          // In the fragment, which is sent neither to a server nor to its logs.
          url: `${env.siteUrl}/nouveau-mot-de-passe#jeton=${token}`,
        },
        {
          kind: 'note',
          text: `Ce lien sert une fois, pendant ${lasts}. Si ce n’est pas vous, laissez ce message\u00a0: votre mot de passe reste le même.`,
        },
      ],
      reason: `Vous recevez ce message parce que cette adresse a été saisie sur ${env.siteUrl}.`,
    }),
  }
}

/** Creates the e-mail that notifies a user of a changed password. */
export async function createPasswordChangedEmail(
  payload: Payload,
  to: string,
): Promise<SendEmailOptions> {
  return {
    to,
    subject: 'Votre mot de passe a été changé',
    ...renderEmail({
      sender: await readSender(payload),
      preheader: 'Les sessions ouvertes ont été fermées.',
      blocks: [
        { kind: 'title', text: 'Votre mot de passe a été changé' },
        {
          kind: 'text',
          text: 'Le mot de passe de votre compte vient d’être remplacé, par le lien que vous aviez reçu. Toutes les sessions ouvertes avec l’ancien ont été fermées.',
        },
        { kind: 'button', label: 'Se connecter', url: `${env.siteUrl}/login` },
        {
          kind: 'note',
          text: 'Si ce n’est pas vous, prévenez tout de suite un administrateur du site, et changez le mot de passe de votre messagerie.',
        },
      ],
      reason: `Vous recevez ce message parce que vous avez un compte sur ${env.siteUrl}.`,
    }),
  }
}
