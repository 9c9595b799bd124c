import type { TaskConfig } from 'payload'

import { createPasswordChangedEmail } from './resetEmails'
import { sendResetLink } from './sendResetLink'

interface EmailTask {
  input: { email: string }
  output: object
}

const inputSchema: TaskConfig['inputSchema'] = [{ name: 'email', type: 'text', required: true }]

/** Half a minute, a minute, two, four: a mail server that is away for a moment loses nothing. */
const retries: TaskConfig['retries'] = {
  attempts: 4,
  backoff: { type: 'exponential', delay: 30_000 },
}

/** Sends a link to the account of an address, if there is one. */
export const sendResetLinkTask: TaskConfig<EmailTask> = {
  slug: 'envoyerLienMotDePasse',
  inputSchema,
  retries,
  handler: async ({ input, req }) => {
    await sendResetLink(req.payload, input.email)
    return { output: {} }
  },
}

/** Tells the owner of an account that its password is another one now. */
export const notifyPasswordChangedTask: TaskConfig<EmailTask> = {
  slug: 'direMotDePasseChange',
  inputSchema,
  retries,
  handler: async ({ input, req }) => {
    await req.payload.sendEmail(await createPasswordChangedEmail(req.payload, input.email))
    return { output: {} }
  },
}
