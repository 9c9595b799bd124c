import { randomUUID } from 'node:crypto'

import type { Payload, Where } from 'payload'

import {
  byId,
  changeRow,
  countRows,
  deleteRows,
  findRow,
  createOrFind,
} from '../../../infrastructure/database/rows'
import { notInTrash } from '../../../access/roles'
import { emailTask } from '../../../infrastructure/email'
import { createRateLimiter } from '../../../infrastructure/rateLimit/createRateLimiter'
import { log } from '../../../lib/log'
import { normalizeEmail } from '../../../lib/normalizeEmail'
import { metrics } from '../../../lib/telemetry/metrics'
import type { Abonne } from '../../../payload-types'
import { hashEmail, toMailbox } from '../subscribers/emailAddress'
import { createConfirmationToken } from './confirmSubscription'
import { createAlreadySubscribedEmail, createConfirmationEmail } from './subscriptionEmails'

/** A newsletter subscription request, as queued. */
interface SubscriptionRequest extends Pick<Abonne, 'source' | 'versionTexte'> {
  /** Unique, so that a retried job recognizes its own work. */
  id: string
  email: string
  /** When it was received, as an ISO date-time. */
  date: string
  /** Whether the hidden honeypot field was filled in. */
  isTrapped: boolean
  /** Whether its e-mail is already counted for its mailbox, because it waited for another limit. */
  isCounted?: boolean
}

/** Queues a subscription request for the job that replies to it; it survives a crash. */
export async function queueSubscriptionRequest(
  payload: Payload,
  input: Omit<SubscriptionRequest, 'id' | 'date' | 'isCounted'>,
): Promise<void> {
  const demande: SubscriptionRequest = {
    ...input,
    id: randomUUID(),
    date: new Date().toISOString(),
  }
  await payload.jobs.queue({ task: 'answerDemande', input: { demande: { ...demande } } })
}

/** Retries after 1, 2, 4 … minutes, to survive a mail server outage of about a day. */
const RETRIES = { attempts: 10, backoff: { type: 'exponential' as const, delay: 60_000 } }

/** Job that replies to a subscription request by e-mail. */
export const subscriptionRequestTask = emailTask<{ demande: SubscriptionRequest }>({
  slug: 'answerDemande',
  retries: RETRIES,
  label: 'réponse à une inscription',
  inputSchema: [{ name: 'demande', type: 'json', required: true }],
  send: (payload, { demande }) => processSubscriptionRequest(payload, demande),
})

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Limits e-mails to a mailbox that third parties enter repeatedly, under any of its addresses. */
const perMailboxLimiter = createRateLimiter('lettre-email', 5, { hours: 24 })
/** Limits e-mails to a domain, whose owner receives whatever is sent to an unknown name. */
const perDomainLimiter = createRateLimiter('lettre-domaine', 100, { hours: 1 })
/** Limits all domains together, to protect the reputation of the mail server. */
const overallLimiter = createRateLimiter('lettre-ensemble', 500, { hours: 1 })

/**
 * Replies to a request by e-mail. A new or unconfirmed address gets a confirmation link, at most
 * every ten minutes, and its mailbox five times a day; a confirmed one gets a reminder, at most once a
 * day. Over these limits nothing is sent, without a message; over the limits of a domain or of all
 * domains the reply waits for the next hour. A retry continues after the completed steps.
 * @throws the error of the e-mail transport
 */
export async function processSubscriptionRequest(
  payload: Payload,
  demande: SubscriptionRequest,
): Promise<void> {
  if (demande.isTrapped) return
  const abonne = await findOrCreateAbonne(payload, demande)
  const isConfirmed = abonne.etat === 'confirme'
  if (abonne.demande !== demande.id && !(await consumeLimits(payload, demande))) return
  if (isConfirmed) {
    if (await claimSendSlot(payload, abonne, demande.id, DAY_MS)) {
      await payload.sendEmail(await createAlreadySubscribedEmail(payload, abonne))
    }
    return
  }
  const { jeton, kept } = createConfirmationToken()
  const { email, source, versionTexte, date: dateDemande } = demande
  const changes = { ...kept, email, source, versionTexte, dateDemande }
  if (await claimSendSlot(payload, abonne, demande.id, 10 * MINUTE_MS, changes)) {
    await payload.sendEmail(await createConfirmationEmail(payload, email, jeton))
  }
}

/**
 * Counts an e-mail to an address; over the limit of its domain, or of all, queues the request
 * again.
 * @returns whether to send it now
 */
async function consumeLimits(payload: Payload, demande: SubscriptionRequest): Promise<boolean> {
  const mailbox = toMailbox(demande.email)
  if (!demande.isCounted && !(await perMailboxLimiter.tryConsume(payload, mailbox))) {
    metrics.limitedSubscriptions.inc({ limit: 'mailbox' })
    return false
  }
  const domain = mailbox.slice(mailbox.lastIndexOf('@'))
  const domainWaitMs = await perDomainLimiter.consumeOrWait(payload, domain)
  const waitMs = domainWaitMs ?? (await overallLimiter.consumeOrWait(payload, 'all'))
  if (waitMs === undefined) return true
  const limit = domainWaitMs === undefined ? 'all' : 'domain'
  const waitUntil = new Date(Date.now() + waitMs)
  metrics.limitedSubscriptions.inc({ limit })
  log.warn(
    { limite: limit, domaine: domain, reprise: waitUntil },
    'Réponse à une inscription remise',
  )
  await payload.jobs.queue({
    task: 'answerDemande',
    input: { demande: { ...demande, isCounted: true } },
    waitUntil,
  })
  return false
}

/**
 * Finds or creates the record of an address; the unique index resolves a race between two requests.
 * A subscriber who has left and asks again starts anew.
 */
async function findOrCreateAbonne(
  payload: Payload,
  { email, date }: SubscriptionRequest,
): Promise<Abonne> {
  const cle = normalizeEmail(email)
  const find = () => findRow<Abonne>(payload, 'abonnes', { cle: { equals: cle } })
  const known = await find()
  if (known && !(await hasLeft(payload, known))) return known
  if (known) {
    const isGone: Where[] = [{ deletedAt: { exists: true } }, { etat: { equals: 'confirme' } }]
    await deleteRows(payload, 'abonnes', { and: [byId(known.id), { or: isGone }] })
  }
  const empreinte = hashEmail(email)
  const data = { email, cle, empreinte, etat: 'en-attente', dateDemande: date }
  const create = () => payload.db.create({ collection: 'abonnes', data })
  const { created, found } = await createOrFind<unknown, Abonne>(create, find)
  return found ?? (created as Abonne)
}

/** Whether a subscriber is in the trash, or on the suppression list with a record left. */
const hasLeft = async (
  payload: Payload,
  { deletedAt, empreinte, etat }: Abonne,
): Promise<boolean> =>
  Boolean(deletedAt) ||
  (etat === 'confirme' &&
    (await countRows(payload, 'refus', { empreinte: { equals: empreinte } })) > 0)

/**
 * Claims the right to e-mail an address, in one atomic step: of several concurrent requests, only
 * one succeeds.
 * @param demande id of the request; one that already claimed the slot may continue
 * @param intervalMs minimum time since the last e-mail
 * @param changes other fields of the subscriber to update with a successful claim
 * @returns whether to send; false when the subscriber confirmed, unsubscribed or was moved to the trash
 * meanwhile
 */
async function claimSendSlot(
  payload: Payload,
  { id, etat }: Pick<Abonne, 'id' | 'etat'>,
  demande: string,
  intervalMs: number,
  changes: Partial<Abonne> = {},
): Promise<boolean> {
  const before = new Date(Date.now() - intervalMs).toISOString()
  const isDue: Where[] = [
    { demande: { equals: demande } },
    { dateDernierEnvoi: { exists: false } },
    { dateDernierEnvoi: { less_than: before } },
  ]
  const where = { and: [byId(id), { etat: { equals: etat } }, { or: isDue }, notInTrash] }
  const data = { ...changes, demande, dateDernierEnvoi: new Date().toISOString() }
  return Boolean(await changeRow(payload, 'abonnes', where, data))
}
