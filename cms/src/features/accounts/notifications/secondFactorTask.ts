import type { TaskConfig } from 'payload'

import { retryEmail } from '../../../infrastructure/email/retryEmail'
import { createSecondFactorEmail, type SecondFactorChange } from './secondFactorEmail'

/** Job that notifies the owner of an account of a change of its second factors. */
export const notifySecondFactorTask: TaskConfig<{
  input: { email: string; changement: string }
  output: object
}> = {
  slug: 'direSecondFacteurChange',
  inputSchema: [
    { name: 'email', type: 'text', required: true },
    { name: 'changement', type: 'text', required: true },
  ],
  retries: retryEmail,
  handler: async ({ input, req }) => {
    const change = input.changement as SecondFactorChange
    await req.payload.sendEmail(await createSecondFactorEmail(req.payload, input.email, change))
    return { output: {} }
  },
}
