import { randomUUID } from 'node:crypto'

import type { Payload } from 'payload'

import type { SubscriptionRequest } from './SubscriptionRequest'

/**
 * Queues a subscription request for the job that replies to it (see infrastructure/jobs); it
 * survives a crash.
 */
export async function queueSubscriptionRequest(
  payload: Payload,
  input: Omit<SubscriptionRequest, 'id' | 'date'>,
): Promise<void> {
  const demande: SubscriptionRequest = {
    ...input,
    id: randomUUID(),
    date: new Date().toISOString(),
  }
  await payload.jobs.queue({ task: 'answerDemande', input: { demande: { ...demande } } })
}
