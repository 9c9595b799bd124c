import type { GlobalSlug, Payload } from 'payload'

import { invalidateContent } from '../../../infrastructure/contentVersion/invalidateContent'
import { withLock } from '../../../infrastructure/locks/withLock'
import { findShownPdfs, readSearchedArticles } from '../../articles'
import { getSearchIndex } from '../index/getSearchIndex'
import { STAMP_PREFIX } from '../index/SearchIndex'
import { divideTexts } from './divideTexts'
import {
  readPageTexts,
  readPublishedIssue,
  readPublishedIssues,
  readReadingDates,
  type PublishedIssue,
} from './readIssue'
import { readSitePage, toSiteKey } from './readSitePage'
import { toArticleEntry, toIssueEntry, toPageEntry, toSiteEntry } from './toEntries'

/** Version of an issue's indexed data. A corrected page or article changes its reading. */
export const toIssueStamp = (
  { updatedAt, document }: PublishedIssue,
  readingDates: Map<string, string>,
): string => `${STAMP_PREFIX}${updatedAt} ${document} ${readingDates.get(document) ?? ''}`

/** One writer of a group at a time: two would count the words of the vocabulary twice. */
const lockGroup = <T>(payload: Payload, groupe: string, work: () => Promise<T>): Promise<T> =>
  withLock(payload, `recherche:${groupe}`, work)

/**
 * Brings the index of an issue, its articles and its other pages up to date: adds it, replaces
 * changed entries, or removes it when it is not published. Called after a publication, a withdrawal
 * or a deletion, when the pages of its PDF were written or corrected, and when its articles
 * changed.
 */
export async function indexIssue(payload: Payload, regardId: string): Promise<void> {
  const index = getSearchIndex(payload)
  await lockGroup(payload, regardId, async () => {
    const issue = await readPublishedIssue(payload, regardId)
    if (!issue) {
      await index.removeGroup(regardId)
      return
    }
    // Reads the stamp first: pages written meanwhile make it outdated.
    const ofDocument = { document: { equals: issue.document } }
    const stamp = toIssueStamp(issue, await readReadingDates(payload, ofDocument))
    const shown = (await findShownPdfs(payload, [issue.document])).get(issue.document)
    const [pages, articles] = await Promise.all([
      shown === issue.document ? readPageTexts(payload, ofDocument) : [],
      shown === undefined ? [] : readSearchedArticles(payload, shown),
    ])
    const divided = divideTexts(pages, articles)
    const entries = [
      toIssueEntry(issue),
      ...divided.articles.map((article) => toArticleEntry(issue, article)),
      ...divided.pages
        .filter(({ texte }) => texte.trim() !== '')
        .map((page) => toPageEntry(issue, page)),
    ]
    await index.replaceGroup(regardId, entries, stamp)
  })
  // Results may have been cached between the change and now.
  await invalidateContent(payload)
}

/** Brings the index up to date with the pages and articles of a PDF, in each published issue that has it. */
export async function indexDocument(payload: Payload, document: string): Promise<void> {
  const issues = await readPublishedIssues(payload, { pdf: { equals: document } })
  for (const { id } of issues) await indexIssue(payload, id)
}

/** Brings the index of a page of the site up to date. @param stamp if unchanged, does nothing */
export async function indexSitePage(
  payload: Payload,
  slug: GlobalSlug,
  stamp?: string,
): Promise<void> {
  const page = await readSitePage(payload, slug)
  if (!page) return
  const entry = toSiteEntry(page)
  const current = `${STAMP_PREFIX}${entry.empreinte}`
  if (stamp === current) return
  const groupe = toSiteKey(slug)
  await lockGroup(payload, groupe, () =>
    getSearchIndex(payload).replaceGroup(groupe, [entry], current),
  )
  await invalidateContent(payload)
}
