import type { Payload } from 'payload'

import { createOrFind } from '../../../infrastructure/database/createOrFind'
import { toMailbox } from '../subscribers/toMailbox'
import { createRateLimiter } from '../../../infrastructure/rateLimit/createRateLimiter'
import type { Abonne } from '../../../payload-types'
import { claimSendSlot } from './claimSendSlot'
import { createConfirmationToken } from './createConfirmationToken'
import type { SubscriptionRequest } from './SubscriptionRequest'
import { hashEmail } from '../subscribers/hashEmail'
import { createAlreadySubscribedEmail } from './createAlreadySubscribedEmail'
import { createConfirmationEmail } from './createConfirmationEmail'
import { normalizeEmail } from '../../../lib/normalizeEmail'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Limits e-mails to a mailbox that third parties enter repeatedly, under any of its addresses. */
const perMailboxLimiter = createRateLimiter({
  name: 'lettre-email',
  points: 5,
  durationSeconds: DAY_MS / 1000,
})
/** Limits e-mails to a domain, whose owner receives whatever is sent to an unknown name. */
const perDomainLimiter = createRateLimiter({
  name: 'lettre-domaine',
  points: 100,
  durationSeconds: 60 * 60,
})
/** Limits all of them together, for the good name of the mail server. */
const overallLimiter = createRateLimiter({
  name: 'lettre-ensemble',
  points: 500,
  durationSeconds: 60 * 60,
})

/**
 * Replies to a request by e-mail. A new or unconfirmed address gets a confirmation link, at most
 * every ten minutes, and its mailbox five times a day; a confirmed one gets a reminder, at most once a
 * day. Beyond the limits nothing is sent, and nobody is told. A retry continues after the completed steps.
 * @throws the error of the e-mail transport
 */
export async function processSubscriptionRequest(
  payload: Payload,
  demande: SubscriptionRequest,
): Promise<void> {
  if (demande.isTrapped) return
  const abonne = await findOrCreateAbonne(payload, demande)
  const isConfirmed = abonne.etat === 'confirme'
  if (abonne.demande !== demande.id && !(await tryConsume(payload, demande.email))) return
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

/** Counts an e-mail to an address. @returns false if a limit is exceeded */
async function tryConsume(payload: Payload, email: string): Promise<boolean> {
  const mailbox = toMailbox(email)
  const domain = mailbox.slice(mailbox.lastIndexOf('@'))
  return (
    (await perMailboxLimiter.tryConsume(payload, mailbox)) &&
    (await perDomainLimiter.tryConsume(payload, domain)) &&
    overallLimiter.tryConsume(payload, 'all')
  )
}

/**
 * Finds or creates the record of an e-mail address; the unique index resolves a race between two
 * requests. Somebody who is in the trash and asks again starts anew.
 */
async function findOrCreateAbonne(
  payload: Payload,
  { email, date }: SubscriptionRequest,
): Promise<Abonne> {
  const cle = normalizeEmail(email)
  const find = () =>
    payload.db.findOne<Abonne>({ collection: 'abonnes', where: { cle: { equals: cle } } })
  const known = await find()
  if (known && !known.deletedAt) return known
  if (known) {
    await payload.db.deleteMany({
      collection: 'abonnes',
      where: { and: [{ cle: { equals: cle } }, { deletedAt: { exists: true } }] },
    })
  }
  const empreinte = hashEmail(email)
  const data = { email, cle, empreinte, etat: 'en-attente', dateDemande: date }
  const create = () => payload.db.create({ collection: 'abonnes', data })
  const { created, found } = await createOrFind<unknown, Abonne>(create, find)
  return found ?? (created as Abonne)
}
