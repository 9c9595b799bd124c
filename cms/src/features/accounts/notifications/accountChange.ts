import type { CollectionAfterChangeHook, Payload } from 'payload'

import { canSendEmail, createEmail, emailTask } from '../../../infrastructure/email'
import { env } from '../../../lib/env'
import type { User } from '../../../payload-types'
import { hasNewPassword } from '../records/newPassword'

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
export const notifySecondFactorTask = emailTask<{ email: string; changement: string }>({
  slug: 'direSecondFacteurChange',
  label: 'message d’une double authentification changée',
  inputSchema: [
    { name: 'email', type: 'text', required: true },
    { name: 'changement', type: 'text', required: true },
  ],
  send: async (payload, { email, changement }) => {
    const change = changes[changement as SecondFactorChange]
    const message = await createEmail(payload, email, {
      subject: 'La protection de votre compte a changé',
      preheader: change,
      blocks: [
        `${change} Les autres sessions ouvertes ont été fermées.`,
        { kind: 'button', label: 'Voir mon compte', url: `${env.siteUrl}/compte` },
        {
          kind: 'note',
          text: 'Si ce n’est pas vous, changez tout de suite votre mot de passe, et prévenez un administrateur du site.',
        },
      ],
      reason: `Vous recevez ce message parce que vous avez un compte sur ${env.siteUrl}.`,
    })
    await payload.sendEmail(message)
  },
})

/** @param subject of the e-mail @param text its first paragraph */
const createNotifyTask = (slug: string, label: string, subject: string, text: string) =>
  emailTask<{ email: string }>({
    ...{ slug, label },
    inputSchema: [{ name: 'email', type: 'text', required: true }],
    send: async (payload, { email }) => {
      const message = await createEmail(payload, email, {
        subject,
        preheader: 'Si vous ne l’attendiez pas, prévenez un administrateur du site.',
        blocks: [
          text,
          { kind: 'button', label: 'Se connecter', url: `${env.siteUrl}/login` },
          {
            kind: 'note',
            text: 'Si vous ne l’attendiez pas, prévenez tout de suite un administrateur du site, et changez le mot de passe de votre messagerie.',
          },
        ],
        reason: `Vous recevez ce message parce que vous avez un compte sur ${env.siteUrl}.`,
      })
      await payload.sendEmail(message)
    },
  })

/** Jobs that notify a user of another password, and of another address, at the former one. */
export const notifyAccountChangeTasks = [
  createNotifyTask(
    'direMotDePasseChange',
    'message d’un mot de passe changé',
    'Votre mot de passe a été changé',
    'Le mot de passe de votre compte vient d’être remplacé. Les autres sessions, ouvertes avec l’ancien, ont été fermées.',
  ),
  createNotifyTask(
    'direAdresseChangee',
    'message d’une adresse changée',
    'L’adresse de votre compte a été changée',
    'Votre compte a maintenant une autre adresse e-mail\u00a0: c’est avec elle qu’on s’y connecte, et celle-ci ne sert plus.',
  ),
]

/** Tells the owner of an account, at the former address, of another password or address. */
export const notifyAccountChange: CollectionAfterChangeHook<User> = async ({
  context,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation !== 'update' || previousDoc.invitation || !canSendEmail()) return
  const { email } = previousDoc
  for (const [isDone, task] of [
    [hasNewPassword(context, doc.id), 'direMotDePasseChange'],
    [doc.email !== email, 'direAdresseChangee'],
  ] as const)
    if (isDone) await req.payload.jobs.queue({ task, input: { email } })
}
