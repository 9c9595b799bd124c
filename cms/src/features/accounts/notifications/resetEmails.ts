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

/** What was changed of an account. */
export type AccountChange = 'motDePasse' | 'adresse'

const CHANGES = {
  motDePasse: {
    title: 'Votre mot de passe a été changé',
    text: 'Le mot de passe de votre compte vient d’être remplacé. Les autres sessions, ouvertes avec l’ancien, ont été fermées.',
  },
  adresse: {
    title: 'L’adresse de votre compte a été changée',
    text: 'Votre compte a maintenant une autre adresse e-mail\u00a0: c’est avec elle qu’on s’y connecte, et celle-ci ne sert plus.',
  },
} as const

/** Creates the e-mail that notifies a user of a change of the account. */
export async function createAccountChangedEmail(
  payload: Payload,
  to: string,
  change: AccountChange,
): Promise<SendEmailOptions> {
  const { title, text } = CHANGES[change]
  return {
    to,
    subject: title,
    ...renderEmail({
      sender: await readSender(payload),
      preheader: 'Si ce n’est pas vous, prévenez un administrateur du site.',
      blocks: [
        { kind: 'title', text: title },
        { kind: 'text', text },
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
