import type { GlobalSlug, Payload } from 'payload'

import { invalidateContent } from '../../../infrastructure/contentVersion/invalidateContent'
import { withLock } from '../../../infrastructure/locks/withLock'
import { getSearchIndex } from '../index/getSearchIndex'
import { STAMP_PREFIX } from '../index/indexVersion'
import {
  isPage,
  isReady,
  readPageTexts,
  readPublishedIssue,
  readPublishedIssues,
  readReadingDates,
  type PublishedIssue,
} from './readIssue'
import { readSitePage, toSiteKey } from './sitePages'
import { toIssueEntry, toPageEntry, toSiteEntry } from './toEntries'

/** What an issue is indexed from. A corrected page is indexed by itself, and changes no stamp. */
export const toIssueStamp = (
  { updatedAt, document }: PublishedIssue,
  readingDates: Map<string, string>,
): string => `${STAMP_PREFIX}${updatedAt} ${document} ${readingDates.get(document) ?? ''}`

/** One writer of a group at a time: two would count the words of the vocabulary twice. */
const lockGroup = <T>(payload: Payload, groupe: string, work: () => Promise<T>): Promise<T> =>
  withLock(payload, `recherche:${groupe}`, work)

/**
 * Brings the index of an issue and of all its pages up to date: adds it, replaces what changed of it,
 * or removes it when it is not published. Called after a publication, a withdrawal or a deletion,
 * and when the pages of its PDF were written.
 */
export async function indexIssue(payload: Payload, regardId: string): Promise<void> {
  const index = getSearchIndex(payload)
  await lockGroup(payload, regardId, async () => {
    const issue = await readPublishedIssue(payload, regardId)
    if (!issue) {
      await index.removeGroup(regardId)
      return
    }
    // Read first: pages that are written meanwhile make the stamp an old one.
    const ofDocument = { document: { equals: issue.document } }
    const stamp = toIssueStamp(issue, await readReadingDates(payload, ofDocument))
    const isFound = await isReady(payload, issue.document)
    const pages = isFound ? await readPageTexts(payload, ofDocument) : []
    const entries = pages
      .filter(({ texte }) => texte.trim() !== '')
      .map((page) => toPageEntry(issue, page))
    await index.replaceGroup(regardId, [toIssueEntry(issue), ...entries], stamp)
  })
  // Results may have been cached between the change and now.
  await invalidateContent(payload)
}

/** Brings the index up to date with all pages of a PDF, in each published issue that has it. */
export async function indexDocument(payload: Payload, document: string): Promise<void> {
  const issues = await readPublishedIssues(payload, { pdf: { equals: document } })
  for (const { id } of issues) await indexIssue(payload, id)
}

/** Brings the index up to date with one page of a PDF: the page of each published issue that has it. */
export async function indexPage(payload: Payload, document: string, page: number): Promise<void> {
  if (!(await isReady(payload, document))) return
  const index = getSearchIndex(payload)
  const issues = await readPublishedIssues(payload, { pdf: { equals: document } })
  for (const issue of issues) {
    await lockGroup(payload, issue.id, async () => {
      const [text] = await readPageTexts(payload, isPage(document, page))
      if (text) await index.replaceEntry(issue.id, toPageEntry(issue, text))
    })
  }
  if (issues.length > 0) await invalidateContent(payload)
}

/**
 * Brings the index of a page of the site up to date.
 * @param stamp of the page in the index, if known: nothing is done if it is the same
 */
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
