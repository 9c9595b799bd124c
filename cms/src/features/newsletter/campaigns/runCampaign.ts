import { randomUUID } from 'node:crypto'

import type { Payload } from 'payload'

import { env } from '../../../lib/env'
import { shutdown } from '../../../lib/process/shutdown'
import { log } from '../../../lib/log'
import { createEmailComposer } from './createEmailComposer'
import { createThrottle } from './createThrottle'
import { deleteCampaign } from './deleteCampaign'
import { finishCampaign } from './finishCampaign'
import { SmtpBackoff } from './SmtpBackoff'
import { saveProgress } from './saveProgress'
import { SendJournal } from './SendJournal'
import { sendToAllSubscribers } from './sendToAllSubscribers'
import { journalDir, recoverInFlightSends } from './recoverInFlightSends'
import type { AnnonceRow } from './types'

const REPORT_MS = 1_000

/**
 * Sends a campaign, or its remaining e-mails, according to its rows. One process at a time runs it
 * (see campaignTask).
 * @param isHeld whether this process still holds the lock
 */
export async function runCampaign(
  payload: Payload,
  id: string,
  isHeld: () => boolean,
): Promise<void> {
  const annonce = await findAnnonce(payload, id)
  if (!annonce) return
  if (annonce.etat === 'en-cours') await sendCampaign(payload, annonce, isHeld)
  else await finishCampaign(payload, annonce)
}

async function sendCampaign(
  payload: Payload,
  annonce: AnnonceRow,
  isHeld: () => boolean,
): Promise<void> {
  const compose = await createEmailComposer(payload, annonce.id, annonce.regard)
  if (!compose) {
    await deleteUnlessInTrash(payload, annonce)
    return
  }
  await recoverInFlightSends(payload, annonce.id)
  const porteur = `${annonce.id}.${randomUUID()}`
  const journal = SendJournal.open(journalDir, porteur)
  const backoff = new SmtpBackoff(payload, annonce.id)
  const fate = { isGone: false }
  const isOver = () => fate.isGone || shutdown.signal.aborted || !isHeld()
  let reporting: Promise<unknown> = Promise.resolve()
  const report = setInterval(() => {
    reporting = reporting
      .then(() => saveProgress(payload, annonce))
      .then((isThere) => (fate.isGone = !isThere))
      .catch((error: unknown) => log.warn({ err: error }, 'Avancement non noté'))
  }, REPORT_MS)
  log.info({ annonce: annonce.id, total: annonce.total }, 'Annonce en cours d’envoi')
  try {
    await sendToAllSubscribers({
      payload,
      annonce: annonce.id,
      porteur,
      compose,
      journal,
      backoff,
      throttle: createThrottle(env.mailsPerMinute),
      isHeld,
      isOver,
    })
  } finally {
    clearInterval(report)
    // A late progress update would overwrite the final one.
    await reporting
    journal.close()
  }
  if (fate.isGone) await deleteUnlessInTrash(payload, annonce)
  if (!isHeld()) throw new Error('The announcement is somebody else’s by now')
  if (!isOver()) await finishCampaign(payload, annonce)
}

/** The campaign of an issue in the trash waits for its return, which sends the remaining e-mails. */
async function deleteUnlessInTrash(payload: Payload, { id, regard }: AnnonceRow): Promise<void> {
  const { totalDocs } = await payload.db.count({
    collection: 'regards',
    where: { and: [{ id: { equals: regard } }, { deletedAt: { exists: true } }] },
  })
  if (totalDocs === 0) await deleteCampaign(payload, id)
}

const findAnnonce = (payload: Payload, id: string): Promise<AnnonceRow | null> =>
  payload.db.findOne<AnnonceRow>({ collection: 'annonces', where: { id: { equals: id } } })
