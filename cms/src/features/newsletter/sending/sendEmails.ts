import pMap from 'p-map'
import type { Payload, Where } from 'payload'

import {
  byId,
  countRows,
  deleteRows,
  findAll,
  findFirst,
  updateRow,
} from '../../../infrastructure/database/rows'
import { MAX_CONNECTIONS } from '../../../infrastructure/email'
import { env } from '../../../lib/env'
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

/**
 * Sends to all subscribers without a row, then retries once the temporary failures that are due.
 * @returns when the remaining ones are due; undefined when none remains
 */
export async function sendToAllSubscribers(sending: CampaignContext): Promise<Date | undefined> {
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
  await retryDeferred(sending)
  return findNextAttempt(sending)
}

const toDeferred = (annonce: string): Where => ({
  and: [{ annonce: { equals: annonce } }, { etat: { equals: 'attente' } }],
})

/** Retries the failures that are due, until the server closes. */
async function retryDeferred(sending: CampaignContext): Promise<void> {
  const { payload, annonce, backoff } = sending
  const docs = await findAll<EnvoiRow>(payload, {
    collection: 'envois',
    where: toDeferred(annonce),
  })
  const now = Date.now()
  const due = docs.filter(({ prochainEssai }) => !prochainEssai || Date.parse(prochainEssai) <= now)
  await backoff.waitUntilReady()
  await pMap(
    due,
    async (envoi) => {
      if (backoff.closedMs > 0) return
      await sendToSubscriber(sending, envoi.abonne, () => reclaimEnvoi(sending, envoi))
    },
    { concurrency: MAX_CONNECTIONS },
  )
}

/** Returns when the next retry is due: at its own time, or when the server is tried again. */
async function findNextAttempt({
  payload,
  annonce,
  backoff,
}: CampaignContext): Promise<Date | undefined> {
  // A row without a time is due at once, and is the first in this order.
  const first = await findFirst<EnvoiRow>(payload, {
    collection: 'envois',
    where: toDeferred(annonce),
    sort: 'prochainEssai',
  })
  if (!first) return undefined
  const dueAt = first.prochainEssai ? Date.parse(first.prochainEssai) : 0
  return new Date(Math.max(dueAt, Date.now() + backoff.closedMs))
}

async function findAttempted(
  { payload, annonce }: CampaignContext,
  abonnes: Recipient[],
): Promise<Set<string>> {
  if (abonnes.length === 0) return new Set()
  const docs = await findAll<EnvoiRow>(payload, {
    collection: 'envois',
    where: {
      and: [{ annonce: { equals: annonce } }, { abonne: { in: abonnes.map(({ id }) => id) } }],
    },
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
  envoi: EnvoiRow,
  outcome: SendOutcome,
) {
  const { id, essais } = envoi
  const change = (data: Partial<EnvoiRow>) => updateRow(payload, 'envois', byId(id), data)
  const isOfServer =
    outcome.kind === 'unreachable' ||
    (outcome.kind === 'dropped' && !(await isOfMailbox(payload, envoi)))
  if (isOfServer) {
    metrics.emailRetries.inc()
    await change({ etat: 'attente', prochainEssai: null })
    await backoff.recordFailure(outcome.reason)
    return
  }
  // A dropped connection says nothing of the server.
  if (outcome.kind !== 'dropped') await backoff.recordSuccess()
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

/** Maximum age of an accepted e-mail to another mailbox that shows that the server works. */
const EVIDENCE_MS = 60_000

/**
 * Whether this mailbox alone makes the server close the connection: it did before, or an e-mail
 * begun shortly before this one, or later, was sent.
 */
async function isOfMailbox(payload: Payload, envoi: EnvoiRow): Promise<boolean> {
  if (envoi.essais > 0) return true
  const since = new Date(Date.parse(envoi.createdAt) - EVIDENCE_MS).toISOString()
  const others: Where = {
    and: [
      { annonce: { equals: envoi.annonce } },
      { etat: { equals: 'envoye' } },
      { createdAt: { greater_than: since } },
    ],
  }
  return (await countRows(payload, 'envois', others)) > 0
}

/** Deletes the row of a subscriber who unsubscribed while a retry waited. */
const deleteDeferred = ({ payload, annonce }: CampaignContext, abonne: string) =>
  deleteRows(payload, 'envois', {
    and: [
      { annonce: { equals: annonce } },
      { abonne: { equals: abonne } },
      { etat: { equals: 'attente' } },
    ],
  })
