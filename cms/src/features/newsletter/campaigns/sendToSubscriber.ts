import type { Payload } from 'payload'

import { env } from '../../../lib/env'
import { log } from '../../../lib/log'
import { metrics } from '../../../lib/telemetry/metrics'
import { onHandover } from '../../../infrastructure/email'
import { findConfirmedRecipient, type Recipient } from '..'
import type { EmailComposer } from './createEmailComposer'
import { classifySmtpError, type SendOutcome } from './classifySmtpError'
import type { SendJournal } from './SendJournal'
import type { SmtpBackoff } from './SmtpBackoff'
import type { EnvoiRow } from './types'

/** Attempts per mailbox after temporary failures; each delay is twice the previous one. */
const MAX_ATTEMPTS = 6

/** State shared by all e-mails of a campaign. */
export interface CampaignContext {
  payload: Payload
  annonce: string
  /** File name of the journal. */
  porteur: string
  compose: EmailComposer
  journal: SendJournal
  backoff: SmtpBackoff
  /** Waits for the next send slot. */
  throttle: () => Promise<void>
  isHeld: () => boolean
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
  const envoi = await claim()
  if (!envoi) return
  // Read last, so that a subscriber who just unsubscribed receives nothing.
  const abonne = await findConfirmedRecipient(sending.payload, id)
  if (!abonne) {
    await deleteEnvoi(sending.payload, envoi)
    return
  }
  await saveOutcome(sending, envoi, await deliver(sending, abonne))
}

async function deliver(sending: CampaignContext, abonne: Recipient): Promise<SendOutcome> {
  const { payload, compose, journal, isHeld } = sending
  const mail = compose(abonne)
  onHandover(mail.headers ?? {}, () => {
    if (!isHeld()) throw new Error('The announcement is somebody else’s by now')
    journal.write('remis', abonne.id)
  })
  // The journal is for a process that is killed: the outcome is known even if it cannot be written.
  const note = (step: 'accepte' | 'refuse') => {
    try {
      journal.write(step, abonne.id)
    } catch (error) {
      log.error({ err: error, step }, 'Journal des envois non écrit')
    }
  }
  try {
    await payload.sendEmail(mail)
  } catch (error) {
    note('refuse')
    return classifySmtpError(error)
  }
  note('accepte')
  return { kind: 'sent' }
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

/** Deletes the row of a subscriber who unsubscribed. */
const deleteEnvoi = (payload: Payload, { id }: EnvoiRow) =>
  payload.db.deleteMany({ collection: 'envois', where: { id: { equals: id } } })
