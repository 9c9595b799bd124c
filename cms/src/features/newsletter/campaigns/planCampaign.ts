import type { Payload, PayloadRequest } from 'payload'

import { findRow } from '../../../infrastructure/database/rows'
import { getActor, recordEntry, type Action } from '../../../infrastructure/journal'
import { formatFrenchMoment } from '../../../lib/frenchDates'
import { isOwnLetter, type AnnonceRow } from '../letters/rows'
import { queueCampaign, removeCampaignJobs, changeState, removeInState } from './campaignState'
import { describeCampaignTarget, UNSENT } from './startCampaign'

/** Values of a planned campaign. @param date without it, at the publication of its issue */
export function toPlanned(req: PayloadRequest, date: Date | undefined) {
  const actor = getActor(req)
  return {
    etat: 'prevue',
    datePrevue: date?.toISOString() ?? null,
    // Without the network: the server sends it.
    acteur: actor ? { ...(actor.id && { id: actor.id }), email: actor.email } : null,
    obstacle: null,
  } as const
}

/**
 * Plans a campaign, in place of its earlier plan.
 * @param check refuses a row by an ApiError, under its lock
 * @returns undefined if it was sent meanwhile
 */
export async function planCampaign(
  req: PayloadRequest,
  { id }: AnnonceRow,
  date: Date | undefined,
  check: (row: AnnonceRow) => void = () => undefined,
): Promise<AnnonceRow | undefined> {
  let before: AnnonceRow | undefined
  const row = await changeState(req.payload, id, UNSENT, (found) => {
    check(found)
    before = found
    return toPlanned(req, date)
  })
  if (row) await followPlan(req, row, before)
  return row
}

/** Queues the job of a campaign that was planned, and records it in the journal. */
export async function followPlan(
  req: PayloadRequest,
  row: AnnonceRow,
  before?: AnnonceRow,
): Promise<void> {
  if (row.datePrevue) await queueCampaign(req.payload, row.id, new Date(row.datePrevue))
  else await removeCampaignJobs(req.payload, row.id)
  await recordPlan(req, 'envoiProgramme', row, describePlan(before), describePlan(row))
}

/**
 * Ends a plan: a letter becomes a draft, an announcement is deleted.
 * @returns false without a plan
 */
export async function unplanCampaign(req: PayloadRequest, row: AnnonceRow): Promise<boolean> {
  const { payload } = req
  const isDone = isOwnLetter(row.regard)
    ? await changeState(payload, row.id, ['prevue'], () => ({
        ...({ etat: 'brouillon', datePrevue: null, acteur: null } as const),
      }))
    : await removeInState(payload, row.id, ['prevue'])
  if (!isDone) return false
  await removeCampaignJobs(payload, row.id)
  await recordPlan(req, 'envoiDeprogramme', row, describePlan(row), '')
  return true
}

function describePlan(row: AnnonceRow | undefined): string {
  if (row?.etat !== 'prevue') return ''
  return row.datePrevue ? formatFrenchMoment(new Date(row.datePrevue)) : 'À la publication'
}

const recordPlan = async (
  req: PayloadRequest,
  action: Action,
  row: AnnonceRow,
  avant: string,
  apres: string,
) =>
  recordEntry(req.payload, {
    action,
    actor: getActor(req),
    cible: await describeCampaignTarget(req.payload, row),
    changements: [{ champ: 'Envoi prévu', avant, apres }],
  })

/** Ends the plan of an issue's announcement, if any; a running campaign stays. */
export async function unplanAnnouncement(
  req: PayloadRequest,
  regard: string,
  { atPublicationOnly = false } = {},
): Promise<void> {
  const row = await findPlanned(req.payload, regard)
  if (!row || (atPublicationOnly && row.datePrevue)) return
  await unplanCampaign(req, row)
}

const findPlanned = (payload: Payload, regard: string): Promise<AnnonceRow | null> =>
  findRow<AnnonceRow>(payload, 'annonces', {
    and: [{ regard: { equals: regard } }, { etat: { equals: 'prevue' } }],
  })
