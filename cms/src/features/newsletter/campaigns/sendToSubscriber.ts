import type { Payload } from 'payload'

import { env } from '../../../lib/env'
import { onHandover } from '../../../infrastructure/email'
import { findConfirmedRecipient, type Recipient } from '..'
import type { EmailComposer } from './createEmailComposer'
import { classifySmtpError, type SendOutcome } from './classifySmtpError'
import type { SendJournal } from './SendJournal'
import type { SmtpBackoff } from './SmtpBackoff'
import type { EnvoiRow } from './types'

/** How often a mailbox that says « later » is tried; each wait is twice the one before. */
const MAX_ATTEMPTS = 6

/** All that the mails of an announcement share. */
export interface CampaignContext {
  payload: Payload
  annonce: string
  /** The name of the journal. */
  porteur: string
  compose: EmailComposer
  journal: SendJournal
  backoff: SmtpBackoff
  /** Waits for the next mail's turn. */
  throttle: () => Promise<void>
  isHeld: () => boolean
  /** Whether nothing more is to be sent: by this process, or at all. */
  isOver: () => boolean
}

/**
 * Sends the mail to one subscriber, unless they have left, and notes what became of it.
 * @param claim takes the row of that mail; undefined when it is not to be had
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
  // Looked for last, so that whoever left a moment ago gets nothing.
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
  try {
    await payload.sendEmail(mail)
    journal.write('accepte', abonne.id)
    return { kind: 'sent' }
  } catch (error) {
    journal.write('refuse', abonne.id)
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
    const waitMs = env.mailRetrySeconds * 1000 * 2 ** essais
    const prochainEssai = new Date(Date.now() + waitMs).toISOString()
    await change({ etat: 'attente', essais: essais + 1, prochainEssai, raison: outcome.reason })
  }
}

/** The row of somebody who left: as if they had never been written to. */
const deleteEnvoi = (payload: Payload, { id }: EnvoiRow) =>
  payload.db.deleteMany({ collection: 'envois', where: { id: { equals: id } } })
