import type { TaskConfig } from 'payload'

import { createSecondFactorEmail, type SecondFactorChange } from './secondFactorEmail'

/**
 * Job that notifies the owner of an account of a change of its second factors. Retries after 30 s,
 * 1, 2 and 4 minutes, to survive a short outage of the mail server.
 */
export const notifySecondFactorTask: TaskConfig<{
  input: { email: string; changement: string }
  output: object
}> = {
  slug: 'direSecondFacteurChange',
  inputSchema: [
    { name: 'email', type: 'text', required: true },
    { name: 'changement', type: 'text', required: true },
  ],
  retries: { attempts: 4, backoff: { type: 'exponential', delay: 30_000 } },
  handler: async ({ input, req }) => {
    const change = input.changement as SecondFactorChange
    await req.payload.sendEmail(await createSecondFactorEmail(req.payload, input.email, change))
    return { output: {} }
  },
}
