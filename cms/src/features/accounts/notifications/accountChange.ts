import { createEmail, emailTask } from '../../../infrastructure/email'
import { env } from '../../../lib/env'

/** What was changed of an account. */
type AccountChange = 'motDePasse' | 'adresse'

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

/** Creates the job that notifies a user of a change of the account. */
const createNotifyTask = (slug: string, label: string, change: AccountChange) =>
  emailTask<{ email: string }>({
    ...{ slug, label },
    inputSchema: [{ name: 'email', type: 'text', required: true }],
    send: async (payload, { email }) => {
      const { title, text } = CHANGES[change]
      const message = await createEmail(payload, email, {
        subject: title,
        preheader: 'Si ce n’est pas vous, prévenez un administrateur du site.',
        blocks: [
          text,
          { kind: 'button', label: 'Se connecter', url: `${env.siteUrl}/login` },
          {
            kind: 'note',
            text: 'Si ce n’est pas vous, prévenez tout de suite un administrateur du site, et changez le mot de passe de votre messagerie.',
          },
        ],
        reason: `Vous recevez ce message parce que vous avez un compte sur ${env.siteUrl}.`,
      })
      await payload.sendEmail(message)
    },
  })

/** Jobs that notify a user of another password, and of another address, at the former one. */
export const notifyAccountChangeTasks = [
  createNotifyTask('direMotDePasseChange', 'message d’un mot de passe changé', 'motDePasse'),
  createNotifyTask('direAdresseChangee', 'message d’une adresse changée', 'adresse'),
]
