import type { TaskConfig } from 'payload'

import { retryEmail } from '../../../infrastructure/email/retryEmail'
import { createAccountChangedEmail, type AccountChange } from './resetEmails'
import { sendResetLink } from '../passwords/sendResetLink'

interface EmailTask {
  input: { email: string }
  output: object
}

const inputSchema: TaskConfig['inputSchema'] = [{ name: 'email', type: 'text', required: true }]

/** Job that sends a password reset link, if the e-mail address has an account. */
export const sendResetLinkTask: TaskConfig<EmailTask> = {
  slug: 'envoyerLienMotDePasse',
  inputSchema,
  retries: retryEmail,
  handler: async ({ input, req }) => {
    await sendResetLink(req.payload, input.email)
    return { output: {} }
  },
}

/** Creates the job that notifies a user of a change of the account. */
const createNotifyTask = (slug: string, change: AccountChange): TaskConfig<EmailTask> => ({
  slug,
  inputSchema,
  retries: retryEmail,
  handler: async ({ input, req }) => {
    await req.payload.sendEmail(await createAccountChangedEmail(req.payload, input.email, change))
    return { output: {} }
  },
})

/** Jobs that notify a user of another password, and of another address, at the former one. */
export const notifyAccountChangeTasks = [
  createNotifyTask('direMotDePasseChange', 'motDePasse'),
  createNotifyTask('direAdresseChangee', 'adresse'),
]
