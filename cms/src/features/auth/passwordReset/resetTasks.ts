import type { TaskConfig } from 'payload'

import { retryEmail } from '../retryEmail'
import { createPasswordChangedEmail } from './resetEmails'
import { sendResetLink } from './sendResetLink'

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

/** Job that notifies a user of a changed password. */
export const notifyPasswordChangedTask: TaskConfig<EmailTask> = {
  slug: 'direMotDePasseChange',
  inputSchema,
  retries: retryEmail,
  handler: async ({ input, req }) => {
    await req.payload.sendEmail(await createPasswordChangedEmail(req.payload, input.email))
    return { output: {} }
  },
}
