import { setImmediate } from 'node:timers/promises'
import type { Payload, Where } from 'payload'
import { findAll } from '../../infrastructure/database/rows'
import { getRelationId } from '../../lib/payload/getRelationId'
import type { ListPosition } from './parseOaiRequest'
import {
  ARTICLE_FIELDS,
  findIssues,
  findLanguages,
  isKnown,
  ISSUE_FIELDS,
  knownArticle,
  toArticleRecord,
  toDocuments,
  toIssueRecord,
  withIsoDates,
  type HarvestedArticle,
  type HarvestedIssue,
  type OaiRecord,
} from './records'

/** Records of one part of a list, at least, if there are more. */
const PART_SIZE = 100

const ISSUES_AT_A_TIME = 50

/** Rows read for a part with a record. */
const MAX_ROWS = 300

export interface ListPart {
  records: OaiRecord[]
  /** Rows of issues and articles that were read. */
  rows: number
  /** Where the next part begins; null after the last one. */
  next: ListPosition | null
}

/**
 * Reads a part of the list of all issues and articles that changed in a period: by the moments of their
 * changes, which are indexed, from the last record on, so that each part costs the same.
 *
 * The date of an article's record is the later change of article and issue. Articles that changed
 * in the period come in their own order; unchanged articles come with their changed issue.
 *
 * A part has a record if any is left, since the protocol allows no empty part. SQLite answers
 * without yielding to the event loop: each query is followed by a yield.
 */
export async function listRecords(payload: Payload, position: ListPosition): Promise<ListPart> {
  const records: OaiRecord[] = []
  let rows = 0
  let next: ListPosition | null = position
  const hasRoom = () => records.length < PART_SIZE && rows < MAX_ROWS
  while (next && (records.length === 0 || hasRoom() || isFirstOfArticles(next))) {
    const part: ListPart =
      next.phase === 'numeros' ? await listIssues(payload, next) : await listArticles(payload, next)
    records.push(...part.records)
    rows += part.rows
    next = part.next
    await setImmediate()
  }
  return { records, rows, next }
}

/** A part does not end between issues and articles: without articles its token leads to nothing. */
const isFirstOfArticles = ({ phase, after }: ListPosition): boolean =>
  phase === 'articles' && after === null

async function listIssues(payload: Payload, position: ListPosition): Promise<ListPart> {
  const { from, set } = position
  const articles: ListPosition | null =
    set === 'numeros' ? null : { ...position, phase: 'articles', after: null }
  // Without `from`, all articles come in their own order.
  if (set === 'articles' && !from) return { records: [], rows: 0, next: articles }
  const docs = await findAll<HarvestedIssue>(payload, {
    collection: 'regards',
    where: { and: toConditions(position) },
    select: ISSUE_FIELDS,
    ...inOrder(ISSUES_AT_A_TIME),
  })
  const issues = docs.filter(isKnown).map(withIsoDates)
  const unchanged = set !== 'numeros' && from ? await findUnchanged(payload, issues, from) : []
  const languages = await findLanguages(payload, issues)
  const after = toLast(docs, ISSUES_AT_A_TIME)
  return {
    records: issues.flatMap((issue) => {
      const document = getRelationId(issue.pdf)
      const own = unchanged.filter((article) => getRelationId(article.document) === document)
      const langue = languages.get(document ?? '')
      return [
        ...(set === 'articles' ? [] : [toIssueRecord(issue, langue)]),
        ...own.flatMap((article) => toArticleRecord(article, issue, langue) ?? []),
      ]
    }),
    rows: docs.length + unchanged.length,
    next: after ? { ...position, after } : articles,
  }
}

/** Finds the known articles of issues that did not change since a moment. */
async function findUnchanged(
  payload: Payload,
  issues: HarvestedIssue[],
  from: string,
): Promise<HarvestedArticle[]> {
  const documents = toDocuments(issues)
  if (documents.length === 0) return []
  const docs = await findAll<HarvestedArticle>(payload, {
    collection: 'articles',
    where: {
      and: [{ document: { in: documents } }, knownArticle, { updatedAt: { less_than: from } }],
    },
    sort: 'rang',
    select: ARTICLE_FIELDS,
  })
  return docs.map(withIsoDates)
}

async function listArticles(payload: Payload, position: ListPosition): Promise<ListPart> {
  const { until } = position
  const where: Where[] = [knownArticle, ...toConditions(position)]
  if (until) {
    // Leaves out articles of an issue that changed after the period.
    const issues = await findIssues(payload, { updatedAt: { less_than_equal: until } })
    if (issues.length === 0) return { records: [], rows: 0, next: null }
    where.push({ document: { in: toDocuments(issues) } })
  }
  const docs = await findAll<HarvestedArticle>(payload, {
    collection: 'articles',
    where: { and: where },
    select: ARTICLE_FIELDS,
    ...inOrder(PART_SIZE),
  })
  const articles = docs.map(withIsoDates)
  const documents = [...new Set(articles.flatMap(({ document }) => getRelationId(document) ?? []))]
  const issues = await findIssues(payload, { pdf: { in: documents } })
  const byDocument = new Map(issues.map((issue) => [getRelationId(issue.pdf), issue]))
  const languages = await findLanguages(payload, issues)
  const after = toLast(docs, PART_SIZE)
  return {
    records: articles.flatMap((article) => {
      const document = getRelationId(article.document)
      const issue = byDocument.get(document)
      const langue = languages.get(document ?? '')
      return (issue && toArticleRecord(article, issue, langue)) ?? []
    }),
    rows: docs.length,
    next: after ? { ...position, after } : null,
  }
}

/** Where the next records begin; null when there were fewer than asked for. */
function toLast(docs: { id: string; updatedAt: string }[], limit: number): ListPosition['after'] {
  const last = docs.length < limit ? undefined : docs.at(-1)
  return last ? [withIsoDates(last).updatedAt, last.id] : null
}

/** Databases read the index of dates up to the limit. */
function toConditions({ from, until, after }: ListPosition): Where[] {
  const start = after?.[0] ?? from
  return [
    ...(start ? [{ updatedAt: { greater_than_equal: start } }] : []),
    ...(until ? [{ updatedAt: { less_than_equal: until } }] : []),
    ...(after
      ? [{ or: [{ updatedAt: { greater_than: after[0] } }, { id: { greater_than: after[1] } }] }]
      : []),
  ]
}

const inOrder = (limit: number) => ({ sort: ['updatedAt', 'id'], limit })
