import pMap from 'p-map'
import type { Payload } from 'payload'

import { MAX_CONNECTIONS } from '../../../infrastructure/email'
import { env } from '../../../lib/env'
import { shutdown } from '../../../lib/process/shutdown'
import { metrics } from '../../../lib/telemetry/metrics'
import type { EmailComposer } from '../letters/letterEmails'
import type { EnvoiRow } from '../letters/rows'
import {
  findConfirmedRecipient,
  listConfirmedRecipients,
  type Recipient,
} from '../subscribers/recipients'
import { claimEnvoi, reclaimEnvoi } from './Envois'
import { classifySmtpError, type SendOutcome, type SmtpBackoff } from './smtp'

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

/** Attempts per mailbox after temporary failures; each delay is twice the previous one. */
const MAX_ATTEMPTS = 6

/** State shared by all e-mails of a campaign. */
export interface CampaignContext {
  payload: Payload
  annonce: string
  compose: EmailComposer
  backoff: SmtpBackoff
  /** Waits for the next send slot. */
  throttle: () => Promise<void>
  /** Whether to stop: shutdown, lost lock, or deleted campaign. */
  isOver: () => boolean
}

/**
 * Sends the e-mail to one subscriber, unless they unsubscribed, and records the outcome.
 * @param claim claims the e-mail's row; undefined when another process has it
 */
async function sendToSubscriber(
  sending: CampaignContext,
  id: string,
  claim: () => Promise<EnvoiRow | undefined>,
): Promise<void> {
  await sending.backoff.waitUntilReady()
  await sending.throttle()
  if (sending.isOver()) return
  // Read late, so that a subscriber who just unsubscribed receives nothing; but before the claim,
  // after which the e-mail counts as sent if an outage interrupts it.
  const abonne = await findConfirmedRecipient(sending.payload, id)
  if (!abonne) {
    await deleteDeferred(sending, id)
    return
  }
  const envoi = await claim()
  if (envoi) await saveOutcome(sending, envoi, await deliver(sending, abonne))
}

async function deliver(
  { payload, compose }: CampaignContext,
  abonne: Recipient,
): Promise<SendOutcome> {
  try {
    await payload.sendEmail(compose(abonne))
    return { kind: 'sent' }
  } catch (error) {
    return classifySmtpError(error)
  }
}

async function saveOutcome(
  { payload, backoff }: CampaignContext,
  { id, essais }: EnvoiRow,
  outcome: SendOutcome,
) {
  const change = (data: Partial<EnvoiRow>) =>
    payload.db.updateOne({
      collection: 'envois',
      where: { id: { equals: id } },
      data,
      returning: false,
    })
  if (outcome.kind === 'unreachable') {
    metrics.emailRetries.inc()
    await change({ etat: 'attente', prochainEssai: null })
    await backoff.recordFailure(outcome.reason)
    return
  }
  await backoff.recordSuccess()
  if (outcome.kind === 'sent') {
    await change({ etat: 'envoye' })
  } else if (outcome.kind === 'refused' || essais + 1 >= MAX_ATTEMPTS) {
    await change({ etat: 'echec', essais: essais + 1, raison: outcome.reason })
  } else {
    metrics.emailRetries.inc()
    const waitMs = env.mailRetrySeconds * 1000 * 2 ** essais
    const prochainEssai = new Date(Date.now() + waitMs).toISOString()
    await change({ etat: 'attente', essais: essais + 1, prochainEssai, raison: outcome.reason })
  }
}

/** Deletes the row of a subscriber who unsubscribed while a retry waited. */
const deleteDeferred = ({ payload, annonce }: CampaignContext, abonne: string) =>
  payload.db.deleteMany({
    collection: 'envois',
    where: {
      and: [
        { annonce: { equals: annonce } },
        { abonne: { equals: abonne } },
        { etat: { equals: 'attente' } },
      ],
    },
  })
