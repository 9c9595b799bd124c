import type { Payload } from 'payload'

import {
  readArticlesToReview,
  readWaitingArticles,
  type WaitingIssue,
} from '../../features/articles'
import { describeBackup, readBackupState, type BackupDescription } from '../../features/backup'
import { readPendingReadings, type PendingReading } from '../../features/lecture'
import {
  countAbonnes,
  readHeldCampaigns,
  readLatestCampaign,
  readPlannedCampaigns,
  type AbonnesCount,
  type HeldCampaign,
  type LatestCampaign,
  type PlannedCampaign,
} from '../../features/newsletter'
import type { PlannedPublications } from '../../features/scheduledPublication'
import { readFailedJobs, type FailedJobs } from '../../infrastructure/jobs/jobQueueState'
import { env } from '../../lib/env'
import { readIssues, type IssuesState } from './readIssues'

/** What an administrateur's dashboard tells beside the pages. */
export interface SiteState {
  issues: IssuesState
  readings: PendingReading[]
  waitingArticles: WaitingIssue[]
  articlesToReview: WaitingIssue[]
  abonnes: AbonnesCount
  campaign: LatestCampaign | undefined
  plannedCampaigns: PlannedCampaign[]
  heldCampaigns: HeldCampaign[]
  failedJobs: FailedJobs[]
  backup: BackupDescription
  /** Names of the accounts by their e-mail address, as far as they have one. */
  names: ReadonlyMap<string, string>
}

/** @param plans of all pages and issues */
export async function readSite(payload: Payload, plans: PlannedPublications): Promise<SiteState> {
  const [
    issues,
    readings,
    waitingArticles,
    articlesToReview,
    abonnes,
    campaign,
    plannedCampaigns,
    heldCampaigns,
    failedJobs,
    backup,
    names,
  ] = await Promise.all([
    readIssues(payload, plans),
    readPendingReadings(payload),
    readWaitingArticles(payload),
    readArticlesToReview(payload),
    countAbonnes(payload),
    readLatestCampaign(payload),
    readPlannedCampaigns(payload),
    readHeldCampaigns(payload),
    readFailedJobs(payload),
    readBackupState(payload),
    readNames(payload),
  ])
  return {
    ...{
      issues,
      readings,
      waitingArticles,
      articlesToReview,
      abonnes,
      campaign,
      plannedCampaigns,
      heldCampaigns,
      failedJobs,
      names,
    },
    backup: describeBackup(backup, env.backup.target, new Date()),
  }
}

async function readNames(payload: Payload): Promise<ReadonlyMap<string, string>> {
  const { docs } = await payload.db.find<{ email: string; nom?: string | null }>({
    collection: 'users',
    pagination: false,
    limit: 0,
    select: { email: true, nom: true },
  })
  return new Map(docs.flatMap(({ email, nom }) => (nom ? [[email, nom] as const] : [])))
}
