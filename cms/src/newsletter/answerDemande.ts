import type { Payload } from 'payload'

import { createLimiter } from '../limits/createLimiter'
import type { Abonne } from '../payload-types'
import { claimMail } from './claimMail'
import { createConfirmationToken } from './confirmationToken'
import type { Demande } from './Demande'
import { fingerprint } from './fingerprint'
import { alreadySubscribedMail } from './mails/alreadySubscribedMail'
import { confirmationMail } from './mails/confirmationMail'
import { toKey } from './toKey'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Somebody else’s address may be written in a form over and over: this is all that comes of it. */
const byEmail = createLimiter({ name: 'lettre-email', points: 5, durationSeconds: DAY_MS / 1000 })

/**
 * Answers a request by mail, as what is known of the address asks for: to a new one, or one that never
 * confirmed, the link that confirms, at most every ten minutes and five times a day; to one that is
 * confirmed, that it is, at most once a day. Run again after a failure, it goes on where it was.
 * @throws what sending throws
 */
export async function answerDemande(payload: Payload, demande: Demande): Promise<void> {
  if (demande.isTrapped) return
  const abonne = await findOrCreate(payload, demande)
  const isConfirmed = abonne.etat === 'confirme'
  if (abonne.demande !== demande.id && !(await byEmail.isWithin(payload, abonne.empreinte))) return
  if (isConfirmed) {
    if (await claimMail(payload, abonne, demande.id, DAY_MS)) {
      await payload.sendEmail(await alreadySubscribedMail(payload, abonne))
    }
    return
  }
  const { jeton, kept } = createConfirmationToken()
  const { email, source, versionTexte, date: dateDemande } = demande
  const changes = { ...kept, email, source, versionTexte, dateDemande }
  if (await claimMail(payload, abonne, demande.id, 10 * MINUTE_MS, changes)) {
    await payload.sendEmail(await confirmationMail(payload, email, jeton))
  }
}

/** The record of an address; the unique index settles a race between two requests. */
async function findOrCreate(payload: Payload, { email, date }: Demande): Promise<Abonne> {
  const cle = toKey(email)
  const find = () =>
    payload.db.findOne<Abonne>({ collection: 'abonnes', where: { cle: { equals: cle } } })
  const known = await find()
  if (known) return known
  const empreinte = fingerprint(email)
  const data = { email, cle, empreinte, etat: 'en-attente', dateDemande: date }
  try {
    return (await payload.db.create({ collection: 'abonnes', data })) as Abonne
  } catch (error) {
    const rival = await find()
    if (!rival) throw error
    return rival
  }
}
