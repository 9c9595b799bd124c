import type { Payload, Where } from 'payload'

import { byId, countRows, findAll, findFields } from '../../../infrastructure/database/rows'
import { notInTrash } from '../../../access/roles'
import { toShownIssue } from '../../../lib/payload/toShownIssue'
import type { Annonce } from '../../../payload-types'
import { isOwnLetter } from '../letters/rows'

/** A letter, by its subject or the issue that it announces. */
export interface LetterName {
  /** Undefined for the announcement of an issue. */
  subject: string | undefined
  /** Number of the issue that it announces; undefined for an issue that was deleted. */
  numero: number | undefined
}

const MAX_PLANNED = 5

/** Held letters that are read. */
const MAX_HELD = 5

const STARTED: Where = { etat: { in: ['en-cours', 'terminee'] } }
const PLANNED: Where = { etat: { equals: 'prevue' } }

/** Reads the letter that was begun last, and may be under way; undefined before the first one. */
export async function readLatestCampaign(payload: Payload) {
  const [campaign] = await findCampaigns(payload, STARTED, '-debut', 1)
  if (!campaign) return undefined
  return {
    ...(await readLetterName(payload, campaign)),
    isSending: campaign.etat === 'en-cours',
    total: campaign.total ?? 0,
    sent: campaign.envoyes ?? 0,
    failed: campaign.echecs ?? 0,
    /** ISO date. */
    startedAt: campaign.debut ?? '',
    /** Why sending pauses, in French. */
    obstacle: campaign.obstacle ?? null,
  }
}

/** Reads the letters that are planned, the next one first. */
export async function readPlannedCampaigns(payload: Payload) {
  const campaigns = await findCampaigns(payload, PLANNED, 'createdAt', MAX_PLANNED)
  return Promise.all(
    campaigns.map(async (campaign) => ({
      ...(await readLetterName(payload, campaign)),
      /** ISO date; null when it leaves with the publication of its issue. */
      date: campaign.datePrevue ?? null,
    })),
  )
}

/** Reads the letters of `RECENT_DAYS` that were not sent as planned and wait; the latest first. */
export async function readHeldCampaigns(payload: Payload) {
  const since = new Date(Date.now() - RECENT_DAYS * DAY_MS).toISOString()
  const where: Where = {
    and: [
      { etat: { in: ['brouillon', 'sans-effet'] } },
      { obstacle: { exists: true } },
      { updatedAt: { greater_than: since } },
    ],
  }
  const campaigns = await findCampaigns(payload, where, '-updatedAt', MAX_HELD)
  return Promise.all(
    campaigns.map(async (campaign) => ({
      ...(await readLetterName(payload, campaign)),
      /** Id of the letter, if it is one of one's own. */
      letterId: isOwnLetter(campaign.regard) ? campaign.id : undefined,
      total: campaign.total ?? 0,
      sent: campaign.envoyes ?? 0,
      /** Why, in French. */
      obstacle: campaign.obstacle ?? '',
    })),
  )
}

const findCampaigns = (payload: Payload, where: Where, sort: string, limit: number) =>
  findAll<Annonce>(payload, { collection: 'annonces', where, sort, limit })

async function readLetterName(payload: Payload, { regard, objet }: Annonce): Promise<LetterName> {
  if (objet) return { subject: objet, numero: undefined }
  const issue = await findFields(payload, 'regards', byId(regard), 'numero', 'numeroCorbeille')
  return { subject: undefined, numero: issue ? toShownIssue(issue).numero : undefined }
}

/** Days that « récemment » means on the dashboard. */
export const RECENT_DAYS = 30

const DAY_MS = 24 * 60 * 60 * 1000

/** Counts the subscribers outside the trash; `recent` ones confirmed in `RECENT_DAYS`. */
export async function countAbonnes(payload: Payload) {
  const count = (...conditions: Where[]) =>
    countRows(payload, 'abonnes', { and: [...conditions, notInTrash] })
  const isConfirmed: Where = { etat: { equals: 'confirme' } }
  const since = new Date(Date.now() - RECENT_DAYS * DAY_MS).toISOString()
  const [confirmed, recent, pending] = await Promise.all([
    count(isConfirmed),
    count(isConfirmed, { dateConfirmation: { greater_than_equal: since } }),
    count({ etat: { equals: 'en-attente' } }),
  ])
  return { confirmed, recent, pending }
}
