import type { Payload } from 'payload'

import { findAll } from '../../infrastructure/database/rows'
import { readArticlesToReview, readWaitingArticles } from '../../features/articles'
import { describeBackup, readBackupState } from '../../features/backup'
import { readPendingReadings } from '../../features/lecture'
import {
  countAbonnes,
  readHeldCampaigns,
  readLatestCampaign,
  readPlannedCampaigns,
} from '../../features/newsletter'
import type { PlannedPublications } from '../../features/scheduledPublication'
import { readFailedJobs } from '../../infrastructure/jobs/jobQueueState'
import { env } from '../../lib/env'
import { readIssues } from './readIssues'

/** @param plans of all pages and issues */
export async function readSite(payload: Payload, plans: PlannedPublications) {
  const { backup, ...site } = await resolveAll({
    issues: readIssues(payload, plans),
    readings: readPendingReadings(payload),
    waitingArticles: readWaitingArticles(payload),
    articlesToReview: readArticlesToReview(payload),
    abonnes: countAbonnes(payload),
    campaign: readLatestCampaign(payload),
    plannedCampaigns: readPlannedCampaigns(payload),
    heldCampaigns: readHeldCampaigns(payload),
    failedJobs: readFailedJobs(payload),
    backup: readBackupState(payload),
    names: readNames(payload),
  })
  return { ...site, backup: describeBackup(backup, env.backup.target, new Date()) }
}

/** What an administrateur's dashboard tells beside the pages. */
export type SiteState = Awaited<ReturnType<typeof readSite>>

/** Waits for all values of an object. */
async function resolveAll<Values extends Record<string, unknown>>(values: Values) {
  const entries = Object.entries(values).map(async ([name, value]) => [name, await value] as const)
  return Object.fromEntries(await Promise.all(entries)) as {
    [Name in keyof Values]: Awaited<Values[Name]>
  }
}

/** Names of the accounts by their e-mail address, as far as they have one. */
async function readNames(payload: Payload): Promise<ReadonlyMap<string, string>> {
  const docs = await findAll<{ email: string; nom?: string | null }>(payload, {
    collection: 'users',
    select: { email: true, nom: true },
  })
  return new Map(docs.flatMap(({ email, nom }) => (nom ? [[email, nom] as const] : [])))
}
