import type { TaskConfig } from 'payload'

import { retryEmail } from '../../../infrastructure/email/retryEmail'
import { sendInvitation } from './sendInvitation'

interface InvitationTask {
  input: { email: string }
  output: object
}

/** Job that sends the invitation of an account. */
export const sendInvitationTask: TaskConfig<InvitationTask> = {
  slug: 'envoyerInvitation',
  inputSchema: [{ name: 'email', type: 'text', required: true }],
  retries: retryEmail,
  handler: async ({ input, req }) => {
    await sendInvitation(req.payload, input.email)
    return { output: {} }
  },
}
