import type { TaskConfig } from 'payload'

import { processSubscriptionRequest } from './processSubscriptionRequest'
import type { SubscriptionRequest } from './SubscriptionRequest'

/** Retries after 1, 2, 4 … minutes, to survive a mail server outage of about a day. */
const RETRIES = { attempts: 10, backoff: { type: 'exponential' as const, delay: 60_000 } }

/** Job that replies to a subscription request by e-mail. */
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
