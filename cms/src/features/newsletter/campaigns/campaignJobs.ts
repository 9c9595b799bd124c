import type { Payload, Where } from 'payload'

import {
  byId,
  countRows,
  findAll,
  findFields,
  updateRow,
} from '../../../infrastructure/database/rows'
import { plannedJobs } from '../../../infrastructure/jobs/plannedJobs'
import { published } from '../../../access/published'
import { toShownIssue } from '../../../lib/payload/toShownIssue'
import type { AnnonceRow } from '../letters/rows'

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
