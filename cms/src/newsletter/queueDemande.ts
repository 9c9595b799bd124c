import { randomUUID } from 'node:crypto'

import type { Payload } from 'payload'

import type { Demande } from './Demande'

/** Notes a request, for the job that answers it (see src/jobs): what is noted survives a crash. */
export async function queueDemande(
  payload: Payload,
  wish: Omit<Demande, 'id' | 'date'>,
): Promise<void> {
  const demande: Demande = { ...wish, id: randomUUID(), date: new Date().toISOString() }
  await payload.jobs.queue({ task: 'answerDemande', input: { demande: { ...demande } } })
}
