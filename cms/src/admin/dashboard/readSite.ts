import type { Payload, Where } from 'payload'

import { findAll, countRows, findFirst } from '../../infrastructure/database/rows'
import { readArticlesToReview, readWaitingArticles } from '../../features/articles'
import { describeBackup, readBackupState } from '../../features/backup'
import { readPendingReadings } from '../../features/lecture'
import {
  countAbonnes,
  readHeldCampaigns,
  readLatestCampaign,
  readPlannedCampaigns,
} from '../../features/newsletter'
import { type PlannedPublications, getIssueId } from '../../features/scheduledPublication'
import { readFailedJobs } from '../../infrastructure/jobs/jobQueueState'
import { env } from '../../lib/env'
import { published } from '../../access/roles'
import type { Regard } from '../../payload-types'

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

/** Drafts that are named; the others are counted. */
const SHOWN = 5

/** Entries of the journal that are read for the authors of the drafts. */
const MAX_ENTRIES = 100

interface DraftVersion {
  numero?: number | null
  titre?: string | null
}

/** Reads which issues are published and which are drafts, planned or not. */
async function readIssues(payload: Payload, plans: PlannedPublications) {
  const [publishedCount, latest, drafts] = await Promise.all([
    countRows(payload, 'regards', published),
    findLatest(payload),
    findDrafts(payload, plans),
  ])
  return { publishedCount, latest, ...drafts }
}

async function findLatest(payload: Payload) {
  const issue = await findFirst<Pick<Regard, 'numero' | 'titre' | 'dateParution'>>(payload, {
    collection: 'regards',
    where: published,
    sort: ['-dateParution', '-numero'],
    select: { numero: true, titre: true, dateParution: true },
  })
  return issue && { ...issue, titre: issue.titre ?? null }
}

/** Issues whose latest version is a draft: not published yet, or changed since. */
async function findDrafts(payload: Payload, plans: PlannedPublications) {
  const isDraft: Where = {
    and: [
      { latest: { equals: true } },
      { 'version._status': { equals: 'draft' } },
      { 'version.deletedAt': { exists: false } },
    ],
  }
  const { docs, totalDocs } = await payload.db.findVersions<DraftVersion>({
    collection: 'regards',
    where: isDraft,
    sort: '-updatedAt',
    limit: SHOWN,
    select: { parent: true, updatedAt: true, version: { numero: true, titre: true } },
  })
  const dates = byIssue(plans.dates)
  const failures = byIssue(plans.failures)
  const authors = await findAuthors(
    payload,
    docs.map(({ parent }) => String(parent)),
  )
  const drafts = docs.map(({ parent, updatedAt, version }) => {
    const id = String(parent)
    return {
      id,
      numero: version.numero ?? null,
      titre: version.titre ?? null,
      /** ISO date. */
      at: updatedAt,
      /** E-mail address of who changed it last; undefined where the journal does not say. */
      by: authors.get(id),
      plannedAt: dates.get(id),
      failedPlan: failures.get(id),
    }
  })
  return { drafts, draftCount: totalDocs }
}

const byIssue = <Value>(targets: Map<string, Value>): Map<string, Value> =>
  new Map(
    [...targets].flatMap(([target, value]) => {
      const id = getIssueId(target)
      return id === undefined ? [] : [[id, value] as const]
    }),
  )

/** Finds who changed each of these issues last. */
async function findAuthors(payload: Payload, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const docs = await findAll<{ auteur: string; cibleId: string }>(payload, {
    collection: 'journal',
    where: { and: [{ cibleId: { in: ids } }, { cibleType: { equals: 'regards' } }] },
    sort: '-dateAction',
    limit: MAX_ENTRIES,
    select: { auteur: true, cibleId: true },
  })
  return new Map(docs.toReversed().map(({ auteur, cibleId }) => [cibleId, auteur]))
}
