import type { Payload, PayloadRequest } from 'payload'
import { byId, countRows, updateRow } from '../../../infrastructure/database/rows'
import {
  retryForOneDay,
  isJobAtEnd,
  type LockedTask,
} from '../../../infrastructure/jobs/waitingJobs'
import { env } from '../../../lib/env'
import { log } from '../../../lib/log'
import { shutdown } from '../../../lib/process/shutdown'
import { queueCampaign, findAnnonce } from '../campaigns/campaignState'
import { startPlanned } from '../campaigns/startCampaign'
import { readCampaignLetter } from '../letters/readLetter'
import { isOwnLetter, type AnnonceRow } from '../letters/rows'
import { createEmailComposer } from '../letters/letterEmails'
import { deleteCampaign, finishCampaign, saveProgress } from './Envois'
import { sendToAllSubscribers } from './sendEmails'
import { SmtpBackoff } from './smtp'

interface CampaignInput {
  annonce: string
  /** Delay after the next failure of the SMTP server, in milliseconds; from the run before. */
  delaiMs?: number
}

/**
 * Job that sends a campaign's e-mails, or the rest; another job retries temporary failures. Retried
 * while the database is away; after a day, the next start continues it (`resumeCampaigns`).
 */
export const campaignTask: LockedTask<CampaignInput> = {
  slug: 'annoncer',
  label: 'envoi d’une lettre',
  inputSchema: [
    { name: 'annonce', type: 'text', required: true },
    { name: 'delaiMs', type: 'number' },
  ],
  retries: retryForOneDay(5),
  locks: ({ annonce }) => [`annonce:${annonce}`],
  handler: async ({ input, req }) => {
    await runCampaign(req, input)
    return { output: {} }
  },
}

const REPORT_MS = 1_000

/** Sends a campaign, or its remaining e-mails, according to its rows. */
async function runCampaign(
  req: PayloadRequest,
  { annonce: id, delaiMs }: CampaignInput,
): Promise<void> {
  const { payload } = req
  const found = await findAnnonce(payload, id)
  const annonce = found?.etat === 'prevue' ? await startPlanned(payload, found) : found
  if (annonce?.etat === 'en-cours') await sendCampaign(req, annonce, delaiMs)
  else if (annonce?.etat === 'terminee') await finishCampaign(payload, annonce)
}

async function sendCampaign(
  req: PayloadRequest,
  annonce: AnnonceRow,
  delaiMs: number | undefined,
): Promise<void> {
  const { payload } = req
  const letter = await readCampaignLetter(payload, annonce)
  if (!letter) {
    await suspendOrDelete(payload, annonce)
    return
  }
  await countInFlightAsSent(payload, annonce.id)
  const backoff = new SmtpBackoff(payload, annonce.id, delaiMs)
  const fate = { isGone: false }
  const isOver = () => fate.isGone || isJobAtEnd(req)
  let reporting: Promise<unknown> = Promise.resolve()
  const report = setInterval(() => {
    reporting = reporting
      .then(() => saveProgress(payload, annonce))
      .then((isThere) => (fate.isGone = !isThere))
      .catch((error: unknown) => log.warn({ err: error }, 'Avancement non noté'))
  }, REPORT_MS)
  log.info({ annonce: annonce.id, total: annonce.total }, 'Annonce en cours d’envoi')
  let next: Date | undefined
  try {
    next = await sendToAllSubscribers({
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
  if (fate.isGone) await suspendOrDelete(payload, annonce)
  // As a failed attempt, so that the next process continues the job.
  if (isJobAtEnd(req)) throw new Error(`The letter ${annonce.id} is not sent yet`)
  if (fate.isGone) return
  // Another job retries, so that the next letter does not wait for a mailbox.
  if (next) {
    await saveProgress(payload, annonce)
    await queueCampaign(payload, annonce.id, next, backoff.delayMs)
  } else await finishCampaign(payload, annonce)
}

/** Counts e-mails in flight when their process died as sent: no second e-mail (decision 079). */
const countInFlightAsSent = (payload: Payload, annonce: string) =>
  payload.db.updateMany({
    collection: 'envois',
    where: { and: [{ annonce: { equals: annonce } }, { etat: { equals: 'engage' } }] },
    data: { etat: 'envoye' },
    returning: false,
  })

/**
 * The campaign of an issue that was withdrawn or moved to the trash waits for its return, which sends
 * the remaining e-mails (`announceAtPublication`); the campaign of a deleted issue is deleted.
 */
async function suspendOrDelete(payload: Payload, { id, regard }: AnnonceRow): Promise<void> {
  if (isOwnLetter(regard)) return
  if ((await countRows(payload, 'regards', byId(regard))) === 0) {
    await deleteCampaign(payload, id)
    return
  }
  await updateRow(payload, 'annonces', byId(id), {
    obstacle: 'Le numéro n’est plus sur le site.',
    prochainEssai: null,
  })
}

/** Spreads work: returns a function that waits for the next slot, or until shutdown. */
function createThrottle(perMinute: number): () => Promise<void> {
  const stepMs = 60_000 / perMinute
  let next = 0
  return async () => {
    const now = performance.now()
    // Compensates for late timers, up to one second.
    next = Math.max(next + stepMs, now - 1_000)
    if (next > now) await shutdown.sleep(next - now)
  }
}
