import type { Payload, Where } from 'payload'

import {
  byId,
  deleteRows,
  findRow,
  updateRow,
  countRows,
  findAll,
  findFields,
} from '../../../infrastructure/database/rows'
import { isAdministrateur, published } from '../../../access/roles'
import { createLockedChange } from '../../../infrastructure/locks/lockedChange'
import { withLock } from '../../../infrastructure/locks/withLock'
import type { AnnonceRow, CampaignState } from '../letters/rows'
import { plannedJobs } from '../../../infrastructure/jobs/plannedJobs'
import { toShownIssue } from '../../../lib/payload/toShownIssue'

const toStateLock = (id: string): string => `etat-annonce:${id}`

export const findAnnonce = (payload: Payload, id: unknown): Promise<AnnonceRow | null> =>
  findRow<AnnonceRow>(payload, 'annonces', byId(id))

export const findAnnonceOfRegard = (payload: Payload, regard: string): Promise<AnnonceRow | null> =>
  findRow<AnnonceRow>(payload, 'annonces', { regard: { equals: regard } })

type Change = Partial<AnnonceRow> & Record<string, unknown>

/**
 * Changes a campaign under its lock, which a save of its text takes too.
 * @param from states in which it may be changed
 * @param decide returns the change; undefined changes nothing
 * @returns the changed row; undefined if it was not changed
 */
export function changeState(
  payload: Payload,
  id: string,
  from: CampaignState[],
  decide: (row: AnnonceRow) => Promise<Change | undefined> | Change | undefined,
): Promise<AnnonceRow | undefined> {
  return withLock(payload, toStateLock(id), async () => {
    const row = await findAnnonce(payload, id)
    const change = row && from.includes(row.etat) ? await decide(row) : undefined
    if (!change) return undefined
    await updateRow(payload, 'annonces', byId(id), change)
    return (await findAnnonce(payload, id)) ?? undefined
  })
}

/** Deletes a campaign under its lock. @returns whether it was in one of these states */
export function removeInState(
  payload: Payload,
  id: string,
  from: CampaignState[],
): Promise<boolean> {
  return withLock(payload, toStateLock(id), async () => {
    const row = await findAnnonce(payload, id)
    if (!row || !from.includes(row.etat)) return false
    await deleteRows(payload, 'annonces', byId(id))
    return true
  })
}

/**
 * Changes a letter under the lock of its state: Payload writes the whole record back, which would
 * turn a letter that just started into a draft again.
 */
export const changeLetterEndpoints = createLockedChange<{ id: string }>({
  slug: 'annonces',
  isAllowed: isAdministrateur,
  select: { etat: true },
  toLock: ({ id }) => toStateLock(id),
  refusal: 'Les lettres se changent une par une.',
})

const jobs = plannedJobs('annoncer', 'annonce')

/**
 * Queues the job that sends a campaign, in place of another one that waits.
 * @param date planned time; without it, at once
 * @param delaiMs delay after the next failure of the SMTP server, in milliseconds
 */
export const queueCampaign = (payload: Payload, annonce: string, date?: Date, delaiMs?: number) =>
  jobs.plan(payload, { annonce, ...(delaiMs !== undefined && { delaiMs }) }, date)

/** Removes the job of a cancelled campaign. */
export const removeCampaignJobs = jobs.cancel

/** Removes the jobs of all campaigns; no process may run one. */
export const removeAllCampaignJobs = jobs.cancelAll

/**
 * At startup, queues a job for each unfinished or planned campaign without one: a process may have
 * stopped between the writes of campaign and job. A superfluous job does nothing (see
 * campaignTask).
 */
export async function resumeCampaigns(payload: Payload): Promise<void> {
  const docs = await findAll<AnnonceRow>(payload, {
    collection: 'annonces',
    where: { etat: { in: ['en-cours', 'prevue'] } },
    select: { etat: true, regard: true, datePrevue: true },
  })
  if (docs.length === 0) return
  const waiting = (await jobs.list(payload)).filter(({ hasFailed }) => !hasFailed)
  const queued = new Set<unknown>(waiting.map(({ subject }) => subject))
  for (const { id, etat, regard, datePrevue } of docs.filter((one) => !queued.has(one.id))) {
    if (etat === 'en-cours') await queueCampaign(payload, id)
    else if (datePrevue) await queueCampaign(payload, id, new Date(datePrevue))
    else if (await isPublished(payload, regard)) await queueCampaign(payload, id)
  }
}

/**
 * Starts the announcement of an issue that was planned for its publication. If the job cannot be
 * queued, the next start of the site does it.
 * @param isBack whether the issue returns to the site: an interrupted announcement continues
 */
export async function announceAtPublication(
  payload: Payload,
  regard: string,
  { isBack }: { isBack: boolean },
): Promise<void> {
  const planned: Where = {
    and: [{ etat: { equals: 'prevue' } }, { datePrevue: { exists: false } }],
  }
  const states = isBack ? [planned, { etat: { equals: 'en-cours' } }] : [planned]
  const waiting = await findFields(
    payload,
    'annonces',
    { and: [{ regard: { equals: regard } }, { or: states }] },
    'etat',
  )
  if (waiting) await queueCampaign(payload, waiting.id)
}

/** Whether an issue is on the site. */
export async function isPublished(payload: Payload, regard: string): Promise<boolean> {
  const where = { and: [byId(regard), published] }
  return (await countRows(payload, 'regards', where)) > 0
}

/** Names the announcements of earlier releases, which stored no subject, for their list. */
export async function nameEarlierCampaigns(payload: Payload): Promise<void> {
  const docs = await findAll<AnnonceRow>(payload, {
    collection: 'annonces',
    where: {
      and: [{ objet: { exists: false } }, { etat: { in: ['en-cours', 'terminee'] } }],
    },
    select: { regard: true },
  })
  for (const { id, regard } of docs) {
    const issue = await findFields(payload, 'regards', byId(regard), 'numero', 'numeroCorbeille')
    if (!issue) continue
    await updateRow(payload, 'annonces', byId(id), {
      objet: `Regards n°\u00a0${toShownIssue(issue).numero}`,
    })
  }
}
