import type { Payload } from 'payload'

import { describeLostRight } from '../../../access/describeLostRight'
import { canSendEmail, requireEmail } from '../../../infrastructure/email'
import {
  describeIssue,
  describeRecord,
  recordEntry,
  SERVER,
  type Actor,
} from '../../../infrastructure/journal'
import { apiError } from '../../../lib/errors/apiErrors'
import { formatParisMoment } from '../../../lib/frenchDates'
import { log } from '../../../lib/log'
import { readCampaignLetter } from '../letters/readLetter'
import { isOwnLetter, type AnnonceRow, type CampaignState } from '../letters/rows'
import { queueCampaign, changeState } from './campaignState'
import { HELD_TASK, toUnsent } from './heldLetters'

/** States from which a campaign can be started, or planned. */
export const UNSENT: CampaignState[] = ['brouillon', 'prevue', 'sans-effet']

/** Values of a campaign that begins. */
export const toStarted = (objet: string, total: number) => ({
  ...({ etat: 'en-cours', objet, total, envoyes: 0, echecs: 0 } as const),
  debut: new Date().toISOString(),
  datePrevue: null,
  acteur: null,
  obstacle: null,
})

/**
 * Checks that a letter can be sent now.
 * @returns the number of subscribers
 * @throws ApiError 409 no-subscribers, 503 mail-unavailable
 */
export async function requireRecipients(payload: Payload): Promise<number> {
  requireEmail()
  const total = await countSubscribers(payload)
  if (total === 0) throw apiError('no-subscribers')
  return total
}

const countSubscribers = async (payload: Payload): Promise<number> => {
  const where = { etat: { equals: 'confirme' } }
  return (await payload.count({ collection: 'abonnes', where })).totalDocs
}

/** Queues the job of a campaign that was started, and records it in the journal. */
export async function followStart(
  payload: Payload,
  row: AnnonceRow,
  actor: Actor | undefined,
): Promise<void> {
  await queueCampaign(payload, row.id)
  await recordStart(payload, row, actor, '')
}

const recordStart = async (
  payload: Payload,
  row: AnnonceRow,
  actor: Actor | undefined,
  how: string,
) =>
  recordEntry(payload, {
    action: 'campagne',
    actor,
    cible: await describeCampaignTarget(payload, row),
    details: `${how}Abonnés\u00a0: ${row.total}.`,
  })

/** Names a campaign in the journal: its issue, or the letter. */
export const describeCampaignTarget = async (payload: Payload, row: AnnonceRow) =>
  isOwnLetter(row.regard)
    ? describeRecord(payload.collections.annonces.config, { ...row })
    : describeIssue(payload, row.regard)

/**
 * Starts a planned campaign at its time. One that cannot start stores the reason; it can be planned
 * again.
 * @returns undefined if it does not start
 */
export async function startPlanned(
  payload: Payload,
  { id }: AnnonceRow,
): Promise<AnnonceRow | undefined> {
  let failure: string | undefined
  let actor: Actor | undefined
  const row = await changeState(payload, id, ['prevue'], async (planned) => {
    const { regard, datePrevue, acteur } = planned
    if (datePrevue && Date.parse(datePrevue) > Date.now()) return undefined
    const letter = await readCampaignLetter(payload, planned)
    // Planned for a publication that has not taken place.
    if (!datePrevue && !letter) return undefined
    actor = acteur ?? SERVER
    const total = await countSubscribers(payload)
    failure =
      describeLateness(datePrevue) ??
      (await describeLostRight(payload, actor, 'administrateur')) ??
      describeFailure(letter !== undefined, total)
    if (letter && failure === undefined) return toStarted(letter.subject, total)
    return { ...toUnsent(regard), obstacle: failure ?? null }
  })
  if (!row) return undefined
  if (failure === undefined) {
    await recordStart(payload, row, actor, 'À la date prévue. ')
    return row
  }
  log.warn({ annonce: id, raison: failure }, 'Envoi prévu sans effet')
  if (canSendEmail()) await payload.jobs.queue({ task: HELD_TASK, input: { annonce: id } })
  await recordEntry(payload, {
    action: 'envoiSansEffet',
    actor,
    cible: await describeCampaignTarget(payload, row),
    details: failure,
  })
  return undefined
}

/** A later letter would be out of date. */
const MAX_DELAY_MS = 12 * 60 * 60 * 1000

function describeLateness(datePrevue: string | null | undefined): string | undefined {
  if (!datePrevue || Date.now() - Date.parse(datePrevue) <= MAX_DELAY_MS) return undefined
  const moment = formatParisMoment(new Date(datePrevue))
  return `Le site était arrêté le ${moment}, l’heure prévue, et douze heures ont passé\u00a0: relisez et programmez de nouveau.`
}

function describeFailure(isReadable: boolean, total: number): string | undefined {
  if (!isReadable) return 'Le numéro n’était pas sur le site à ce moment.'
  if (!canSendEmail()) return 'Le site ne pouvait envoyer aucun message à ce moment.'
  return total === 0 ? 'Personne n’était inscrit à la lettre d’information.' : undefined
}
