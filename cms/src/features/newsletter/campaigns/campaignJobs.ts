import type { Payload, Where } from 'payload'

import {
  byId,
  countRows,
  deleteRows,
  findAll,
  findFields,
  updateRow,
} from '../../../infrastructure/database/rows'
import { published } from '../../../access/published'
import { toShownIssue } from '../../../lib/payload/toShownIssue'
import type { AnnonceRow } from '../letters/rows'

const TASK = 'annoncer'

const jobsOf = (annonce: string): Where[] => [
  { taskSlug: { equals: TASK } },
  { 'input.annonce': { equals: annonce } },
]

/**
 * Queues the job that sends a campaign, then removes its jobs for other times, which do nothing.
 * @param waitUntil planned time; without it, at once
 */
export async function queueCampaign(
  payload: Payload,
  annonce: string,
  waitUntil?: Date,
  delaiMs?: number,
) {
  const job = await payload.jobs.queue({
    task: TASK,
    input: { annonce, ...(delaiMs !== undefined && { delaiMs }) },
    ...(waitUntil && { waitUntil }),
  })
  await removeWaitingJobs(payload, [...jobsOf(annonce), { id: { not_equals: job.id } }])
}

/** Removes the job of a cancelled campaign. */
export const removeCampaignJobs = (payload: Payload, annonce: string): Promise<void> =>
  removeWaitingJobs(payload, jobsOf(annonce))

/** Removes the jobs of all campaigns; no process may run one. */
export const removeAllCampaignJobs = (payload: Payload): Promise<void> =>
  deleteRows(payload, 'payload-jobs', { taskSlug: { equals: TASK } })

async function removeWaitingJobs(payload: Payload, conditions: Where[]): Promise<void> {
  await deleteRows(payload, 'payload-jobs', {
    and: [...conditions, { waitUntil: { exists: true } }, { processing: { not_equals: true } }],
  })
}

/** Returns the ids of the campaigns with a job that did not fail for good. */
async function findQueuedCampaigns(payload: Payload): Promise<Set<string | undefined>> {
  const docs = await findAll<{ input?: { annonce?: string } }>(payload, {
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: TASK } }, { hasError: { not_equals: true } }] },
  })
  return new Set(docs.map(({ input }) => input?.annonce))
}

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
  const queued = await findQueuedCampaigns(payload)
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
