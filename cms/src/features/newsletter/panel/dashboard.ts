import type { Payload, Where } from 'payload'

import { countRows } from '../../../infrastructure/database/rows'
import { notInTrash } from '../../../access/published'
import type { Annonce } from '../../../payload-types'
import { isOwnLetter } from '../letters/rows'

/** A letter, by its subject or the issue that it announces. */
export interface LetterName {
  /** Undefined for the announcement of an issue. */
  subject: string | undefined
  /** Number of the issue that it announces; undefined for an issue that was deleted. */
  numero: number | undefined
}

/** The last letter that was sent, or is being sent. */
export interface LatestCampaign extends LetterName {
  isSending: boolean
  total: number
  sent: number
  failed: number
  /** ISO date. */
  startedAt: string
  /** Why sending pauses, in French. */
  obstacle: string | null
}

export interface PlannedCampaign extends LetterName {
  /** ISO date; null when it leaves with the publication of its issue. */
  date: string | null
}

/** A letter that was not sent as planned, or stopped, and waits for a person. */
export interface HeldCampaign extends LetterName {
  /** Id of the letter, if it is one of one's own. */
  letterId: string | undefined
  total: number
  sent: number
  /** Why, in French. */
  obstacle: string
}

const MAX_PLANNED = 5

/** Held letters that are read. */
const MAX_HELD = 5

const STARTED: Where = { etat: { in: ['en-cours', 'terminee'] } }
const PLANNED: Where = { etat: { equals: 'prevue' } }

/** Reads the letter that was begun last; undefined before the first one. */
export async function readLatestCampaign(payload: Payload): Promise<LatestCampaign | undefined> {
  const [campaign] = await findCampaigns(payload, STARTED, '-debut', 1)
  if (!campaign) return undefined
  return {
    ...(await readLetterName(payload, campaign)),
    isSending: campaign.etat === 'en-cours',
    total: campaign.total ?? 0,
    sent: campaign.envoyes ?? 0,
    failed: campaign.echecs ?? 0,
    startedAt: campaign.debut ?? '',
    obstacle: campaign.obstacle ?? null,
  }
}

/** Reads the letters that are planned, the next one first. */
export async function readPlannedCampaigns(payload: Payload): Promise<PlannedCampaign[]> {
  const campaigns = await findCampaigns(payload, PLANNED, 'createdAt', MAX_PLANNED)
  return Promise.all(
    campaigns.map(async (campaign) => ({
      ...(await readLetterName(payload, campaign)),
      date: campaign.datePrevue ?? null,
    })),
  )
}

/** Reads the letters that were held during the last `RECENT_DAYS`, the latest first. */
export async function readHeldCampaigns(payload: Payload): Promise<HeldCampaign[]> {
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
      letterId: isOwnLetter(campaign.regard) ? campaign.id : undefined,
      total: campaign.total ?? 0,
      sent: campaign.envoyes ?? 0,
      obstacle: campaign.obstacle ?? '',
    })),
  )
}

const findCampaigns = async (payload: Payload, where: Where, sort: string, limit: number) =>
  (
    await payload.db.find<Annonce>({
      collection: 'annonces',
      where,
      sort,
      limit,
      pagination: false,
    })
  ).docs

async function readLetterName(payload: Payload, { regard, objet }: Annonce): Promise<LetterName> {
  if (objet) return { subject: objet, numero: undefined }
  const issue = await payload.db.findOne<{ id: string; numero: number }>({
    collection: 'regards',
    where: { id: { equals: regard } },
    select: { numero: true },
  })
  // An issue in the trash has a placeholder for its number (features/regards/collection/trash.ts).
  return { subject: undefined, numero: issue && issue.numero > 0 ? issue.numero : undefined }
}

/** Days that « récemment » means on the dashboard. */
export const RECENT_DAYS = 30

const DAY_MS = 24 * 60 * 60 * 1000

interface AbonnesCount {
  confirmed: number
  /** Number of them who confirmed during the last `RECENT_DAYS`. */
  recent: number
  /** Number of unconfirmed subscriptions. */
  pending: number
}

/** Counts the subscribers of the newsletter, without those in the trash. */
export async function countAbonnes(payload: Payload): Promise<AbonnesCount> {
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
