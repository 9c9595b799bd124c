import type { Payload, SendEmailOptions, TaskConfig } from 'payload'

import { canSendEmail, readSender, renderEmail, emailTask } from '../../../infrastructure/email'
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

/** Queues the e-mail to the owner of an account, if e-mails can be sent. */
export async function notifySecondFactorChange(
  payload: Payload,
  email: string,
  changement: SecondFactorChange,
): Promise<void> {
  if (!canSendEmail()) return
  await payload.jobs.queue({ task: 'direSecondFacteurChange', input: { email, changement } })
}

/** Job that notifies the owner of an account of a change of its second factors. */
export const notifySecondFactorTask: TaskConfig<{
  input: { email: string; changement: string }
  output: object
}> = {
  ...emailTask('direSecondFacteurChange'),
  label: 'message d’une double authentification changée',
  inputSchema: [
    { name: 'email', type: 'text', required: true },
    { name: 'changement', type: 'text', required: true },
  ],
  handler: async ({ input, req }) => {
    const change = input.changement as SecondFactorChange
    await req.payload.sendEmail(await createSecondFactorEmail(req.payload, input.email, change))
    return { output: {} }
  },
}

/** Creates the e-mail that notifies the owner of an account of a change of its second factors. */
async function createSecondFactorEmail(
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
