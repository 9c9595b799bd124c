import type { Payload } from 'payload'

import { env } from '../../../lib/env'
import { metrics } from '../../../lib/telemetry/metrics'
import { findConfirmedRecipient, type Recipient } from '..'
import type { EmailComposer } from './createEmailComposer'
import { classifySmtpError, type SendOutcome } from './classifySmtpError'
import type { SmtpBackoff } from './SmtpBackoff'
import type { EnvoiRow } from './types'

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
export async function sendToSubscriber(
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
