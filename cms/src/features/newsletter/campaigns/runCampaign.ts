import type { Payload } from 'payload'

import { env } from '../../../lib/env'
import { shutdown } from '../../../lib/process/shutdown'
import { log } from '../../../lib/log'
import { readCampaignLetter } from './campaignLetter'
import { findAnnonce } from './campaignState'
import { createEmailComposer } from './createEmailComposer'
import { createThrottle } from './createThrottle'
import { deleteCampaign } from './deleteCampaign'
import { finishCampaign } from './finishCampaign'
import { SmtpBackoff } from './SmtpBackoff'
import { isOwnLetter } from './ownLetterKey'
import { saveProgress } from './saveProgress'
import { sendToAllSubscribers } from './sendToAllSubscribers'
import { startPlanned } from './startCampaign'
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
  const found = await findAnnonce(payload, id)
  const annonce = found?.etat === 'prevue' ? await startPlanned(payload, found) : found
  if (annonce?.etat === 'en-cours') await sendCampaign(payload, annonce, isHeld)
  else if (annonce?.etat === 'terminee') await finishCampaign(payload, annonce)
}

async function sendCampaign(
  payload: Payload,
  annonce: AnnonceRow,
  isHeld: () => boolean,
): Promise<void> {
  const letter = await readCampaignLetter(payload, annonce)
  if (!letter) {
    await deleteUnlessInTrash(payload, annonce)
    return
  }
  await countInFlightAsSent(payload, annonce.id)
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
      compose: createEmailComposer(annonce.id, letter),
      backoff,
      throttle: createThrottle(env.mailsPerMinute),
      isOver,
    })
  } finally {
    clearInterval(report)
    // A late progress update would overwrite the final one.
    await reporting
  }
  if (fate.isGone) await deleteUnlessInTrash(payload, annonce)
  if (!isHeld()) throw new Error('The announcement is somebody else’s by now')
  if (!isOver()) await finishCampaign(payload, annonce)
}

/**
 * Counts the e-mails that were in flight when their process died as sent: nobody gets one twice
 * (decision 079).
 */
const countInFlightAsSent = (payload: Payload, annonce: string) =>
  payload.db.updateMany({
    collection: 'envois',
    where: { and: [{ annonce: { equals: annonce } }, { etat: { equals: 'engage' } }] },
    data: { etat: 'envoye' },
    returning: false,
  })

/** The campaign of an issue in the trash waits for its return, which sends the remaining e-mails. */
async function deleteUnlessInTrash(payload: Payload, { id, regard }: AnnonceRow): Promise<void> {
  if (isOwnLetter(regard)) return
  const { totalDocs } = await payload.db.count({
    collection: 'regards',
    where: { and: [{ id: { equals: regard } }, { deletedAt: { exists: true } }] },
  })
  if (totalDocs === 0) await deleteCampaign(payload, id)
}
