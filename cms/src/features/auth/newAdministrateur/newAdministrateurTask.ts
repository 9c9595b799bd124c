import type { TaskConfig } from 'payload'

import { retryEmail } from '../retryEmail'
import { createNewAdministrateurEmail } from './newAdministrateurEmail'

/** Job that tells one administrateur that another account has become one. */
export const notifyNewAdministrateurTask: TaskConfig<{
  input: { email: string; compte: string; acteur: string }
  output: object
}> = {
  slug: 'direNouvelAdministrateur',
  inputSchema: [
    { name: 'email', type: 'text', required: true },
    { name: 'compte', type: 'text', required: true },
    { name: 'acteur', type: 'text', required: true },
  ],
  retries: retryEmail,
  handler: async ({ input: { email, ...what }, req }) => {
    await req.payload.sendEmail(await createNewAdministrateurEmail(req.payload, email, what))
    return { output: {} }
  },
}
