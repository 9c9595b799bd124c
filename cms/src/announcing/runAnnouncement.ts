import { randomUUID } from 'node:crypto'

import type { Payload } from 'payload'

import { env } from '../env'
import { stopping } from '../jobs/stopping'
import { log } from '../log'
import { readCompose } from './composeMail'
import { createPace } from './createPace'
import { dropAnnouncement } from './forgetAnnouncement'
import { finishAnnouncement } from './finishAnnouncement'
import { ServerState } from './ServerState'
import { reportProgress } from './reportProgress'
import { SendJournal } from './SendJournal'
import { sendToAll } from './sendToAll'
import { journalDir, settleLeftovers } from './settleLeftovers'
import type { AnnonceRow } from './types'

const REPORT_MS = 1_000

/**
 * Sends an announcement, or what is left of it: its rows say who had it, whoever wrote them. One
 * process at a time is at it (see announceTask).
 * @param isHeld whether this process still is the one
 */
export async function runAnnouncement(
  payload: Payload,
  id: string,
  isHeld: () => boolean,
): Promise<void> {
  const annonce = await findAnnonce(payload, id)
  if (!annonce) return
  if (annonce.etat === 'en-cours') await send(payload, annonce, isHeld)
  else await finishAnnouncement(payload, annonce)
}

async function send(payload: Payload, annonce: AnnonceRow, isHeld: () => boolean): Promise<void> {
  const compose = await readCompose(payload, annonce.id, annonce.regard)
  if (!compose) {
    await dropAnnouncement(payload, annonce.id)
    return
  }
  await settleLeftovers(payload, annonce.id)
  const porteur = `${annonce.id}.${randomUUID()}`
  const journal = SendJournal.open(journalDir, porteur)
  const server = new ServerState(payload, annonce.id)
  const fate = { isGone: false }
  const isOver = () => fate.isGone || stopping.signal.aborted || !isHeld()
  let reporting: Promise<unknown> = Promise.resolve()
  const report = setInterval(() => {
    reporting = reporting
      .then(() => reportProgress(payload, annonce))
      .then((isThere) => (fate.isGone = !isThere))
      .catch((error: unknown) => log.warn({ err: error }, 'Avancement non noté'))
  }, REPORT_MS)
  log.info({ annonce: annonce.id, total: annonce.total }, 'Annonce en cours d’envoi')
  try {
    const pace = createPace(env.mailsPerMinute)
    await sendToAll({
      payload,
      annonce: annonce.id,
      porteur,
      compose,
      journal,
      server,
      pace,
      isHeld,
      isOver,
    })
  } finally {
    clearInterval(report)
    // A report that is late would write over the last one.
    await reporting
    journal.close()
  }
  if (fate.isGone) await dropAnnouncement(payload, annonce.id)
  if (!isHeld()) throw new Error('The announcement is somebody else’s by now')
  if (!isOver()) await finishAnnouncement(payload, annonce)
}

const findAnnonce = (payload: Payload, id: string): Promise<AnnonceRow | null> =>
  payload.db.findOne<AnnonceRow>({ collection: 'annonces', where: { id: { equals: id } } })
