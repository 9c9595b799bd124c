import type { TaskConfig } from 'payload'

import { processSubscriptionRequest } from './processSubscriptionRequest'
import type { SubscriptionRequest } from './SubscriptionRequest'

/** A mail server that is away is tried again for about a day: 1, 2, 4 … minutes after the last time. */
const RETRIES = { attempts: 10, backoff: { type: 'exponential' as const, delay: 60_000 } }

/** Answers a request of src/newsletter by mail. */
export const subscriptionRequestTask: TaskConfig<{
  input: { demande: SubscriptionRequest }
  output: object
}> = {
  slug: 'answerDemande',
  label: 'Répondre à une demande d’inscription',
  inputSchema: [{ name: 'demande', type: 'json', required: true }],
  retries: RETRIES,
  handler: async ({ input: { demande }, req: { payload } }) => {
    await processSubscriptionRequest(payload, demande)
    return { output: {} }
  },
}
