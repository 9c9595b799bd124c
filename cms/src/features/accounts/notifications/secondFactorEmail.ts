import type { Payload, SendEmailOptions } from 'payload'

import { readSender, renderEmail } from '../../../infrastructure/email'
import { env } from '../../../lib/env'

/** What happened to an account's second factors, as the e-mail to its owner says it. */
export const changes = {
  totpAdded: 'Une application d’authentification a été ajoutée à votre compte.',
  totpRemoved: 'L’application d’authentification a été retirée de votre compte.',
  passkeyAdded: 'Une clé d’accès a été ajoutée à votre compte.',
  passkeyRemoved: 'Une clé d’accès a été retirée de votre compte.',
  codesReplaced: 'De nouveaux codes de récupération remplacent les anciens.',
  removedByAdministrateur:
    'Un administrateur du site a retiré la double authentification de votre compte.',
} as const

export type SecondFactorChange = keyof typeof changes

/** Creates the e-mail that notifies the owner of an account of a change of its second factors. */
export async function createSecondFactorEmail(
  payload: Payload,
  to: string,
  change: SecondFactorChange,
): Promise<SendEmailOptions> {
  return {
    to,
    subject: 'La protection de votre compte a changé',
    ...renderEmail({
      sender: await readSender(payload),
      preheader: changes[change],
      blocks: [
        { kind: 'title', text: 'La protection de votre compte a changé' },
        {
          kind: 'text',
          text: `${changes[change]} Les autres sessions ouvertes ont été fermées.`,
        },
        { kind: 'button', label: 'Voir mon compte', url: `${env.siteUrl}/compte` },
        {
          kind: 'note',
          text: 'Si ce n’est pas vous, changez tout de suite votre mot de passe, et prévenez un administrateur du site.',
        },
      ],
      reason: `Vous recevez ce message parce que vous avez un compte sur ${env.siteUrl}.`,
    }),
  }
}
