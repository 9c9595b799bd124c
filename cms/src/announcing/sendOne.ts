import type { Payload } from 'payload'

import { env } from '../env'
import { onHandover } from '../mails'
import { findConfirmed, type Abonne } from '../newsletter'
import type { Compose } from './composeMail'
import { judgeFailure, type Outcome } from './judgeFailure'
import type { SendJournal } from './SendJournal'
import type { ServerState } from './ServerState'
import type { EnvoiRow } from './types'

/** How often a mailbox that says « later » is tried; each wait is twice the one before. */
const MAX_TRIES = 6

/** All that the mails of an announcement share. */
export interface Sending {
  payload: Payload
  annonce: string
  /** The name of the journal. */
  porteur: string
  compose: Compose
  journal: SendJournal
  server: ServerState
  /** Waits for the next mail's turn. */
  pace: () => Promise<void>
  isHeld: () => boolean
  /** Whether nothing more is to be sent: by this process, or at all. */
  isOver: () => boolean
}

/**
 * Sends the mail to one subscriber, unless they have left, and notes what became of it.
 * @param claim takes the row of that mail; undefined when it is not to be had
 */
export async function sendOne(
  sending: Sending,
  id: string,
  claim: () => Promise<EnvoiRow | undefined>,
): Promise<void> {
  await sending.server.open()
  await sending.pace()
  if (sending.isOver()) return
  const envoi = await claim()
  if (!envoi) return
  // Looked for last, so that whoever left a moment ago gets nothing.
  const abonne = await findConfirmed(sending.payload, id)
  if (!abonne) {
    await forget(sending.payload, envoi)
    return
  }
  await note(sending, envoi, await deliver(sending, abonne))
}

async function deliver(sending: Sending, abonne: Abonne): Promise<Outcome> {
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
    return judgeFailure(error)
  }
}

async function note({ payload, server }: Sending, { id, essais }: EnvoiRow, outcome: Outcome) {
  const change = (data: Partial<EnvoiRow>) =>
    payload.db.updateOne({
      collection: 'envois',
      where: { id: { equals: id } },
      data,
      returning: false,
    })
  if (outcome.kind === 'unreachable') {
    await change({ etat: 'attente', prochainEssai: null })
    await server.failed(outcome.reason)
    return
  }
  await server.worked()
  if (outcome.kind === 'sent') {
    await change({ etat: 'envoye' })
  } else if (outcome.kind === 'refused' || essais + 1 >= MAX_TRIES) {
    await change({ etat: 'echec', essais: essais + 1, raison: outcome.reason })
  } else {
    const waitMs = env.mailRetrySeconds * 1000 * 2 ** essais
    const prochainEssai = new Date(Date.now() + waitMs).toISOString()
    await change({ etat: 'attente', essais: essais + 1, prochainEssai, raison: outcome.reason })
  }
}

/** The row of somebody who left: as if they had never been written to. */
const forget = (payload: Payload, { id }: EnvoiRow) =>
  payload.db.deleteMany({ collection: 'envois', where: { id: { equals: id } } })
