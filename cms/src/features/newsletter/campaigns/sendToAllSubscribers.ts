import pMap from 'p-map'

import { shutdown } from '../../../lib/process/shutdown'
import { MAX_CONNECTIONS } from '../../../infrastructure/email'
import { listConfirmedRecipients, type Recipient } from '..'
import { claimEnvoi, reclaimEnvoi } from './claimEnvoi'
import { sendToSubscriber, type CampaignContext } from './sendToSubscriber'
import type { EnvoiRow } from './types'

const BATCH = 100
/** Maximum sleep before a retry, so that a deleted issue is noticed. */
const RETRY_POLL_MS = 1_000

/** Sends to all subscribers without a row, then retries the temporary failures. */
export async function sendToAllSubscribers(sending: CampaignContext): Promise<void> {
  let after: string | undefined
  do {
    const { abonnes, next } = await listConfirmedRecipients(sending.payload, {
      after,
      limit: BATCH,
    })
    const known = await findAttempted(sending, abonnes)
    const strangers = abonnes.filter(({ id }) => !known.has(id))
    await pMap(
      strangers,
      (abonne) => sendToSubscriber(sending, abonne.id, () => claimEnvoi(sending, abonne.id)),
      { concurrency: MAX_CONNECTIONS },
    )
    after = next
  } while (after && !sending.isOver())
  while (!sending.isOver() && (await retryDeferred(sending)));
}

/** @returns false when no retry is pending */
async function retryDeferred(sending: CampaignContext): Promise<boolean> {
  const { docs } = await sending.payload.db.find<EnvoiRow>({
    collection: 'envois',
    where: { and: [{ annonce: { equals: sending.annonce } }, { etat: { equals: 'attente' } }] },
    sort: 'prochainEssai',
    limit: BATCH,
    pagination: false,
  })
  if (docs.length === 0) return false
  const now = Date.now()
  const due = docs.filter(({ prochainEssai }) => !prochainEssai || Date.parse(prochainEssai) <= now)
  if (due.length === 0) {
    await shutdown.sleep(RETRY_POLL_MS)
    return true
  }
  await pMap(
    due,
    (envoi) => sendToSubscriber(sending, envoi.abonne, () => reclaimEnvoi(sending, envoi)),
    { concurrency: MAX_CONNECTIONS },
  )
  return true
}

async function findAttempted(
  { payload, annonce }: CampaignContext,
  abonnes: Recipient[],
): Promise<Set<string>> {
  if (abonnes.length === 0) return new Set()
  const { docs } = await payload.db.find<EnvoiRow>({
    collection: 'envois',
    where: {
      and: [{ annonce: { equals: annonce } }, { abonne: { in: abonnes.map(({ id }) => id) } }],
    },
    limit: abonnes.length,
    pagination: false,
    select: { abonne: true },
  })
  return new Set(docs.map(({ abonne }) => abonne))
}
