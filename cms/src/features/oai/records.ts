import type { Payload, Where } from 'payload'

import { findAll } from '../../infrastructure/database/rows'
import { getRelationId } from '../../lib/payload/getRelationId'
import { toIssueUrn } from '../../lib/toIssueUrn'
import type { Article, Regard } from '../../payload-types'
import { toArticleKey } from '../articles'
import { hasShownArticles } from '../lecture'
import { selectFields } from '../../lib/payload/selectFields'
import type { OaiSet } from './parseOaiRequest'

/** An issue or an article, as harvesters get it. */
export interface OaiRecord {
  /** Name in its identifier: stays with another title, number, PDF or database. */
  name: string
  path: string
  set: OaiSet
  /** Moment of its last change, with milliseconds. */
  datestamp: string
  /** Whether it is withdrawn, hidden or in the trash. */
  isDeleted: boolean
  /** Undefined for an issue. */
  article: HarvestedArticle | undefined
  issue: HarvestedIssue
  langue: string
}

export const ISSUE_FIELDS = selectFields(
  'numero',
  'titre',
  'sommaire',
  'dateParution',
  'createdAt',
  'updatedAt',
  'pdf',
  'retire',
  'deletedAt',
  '_status',
)

export const ARTICLE_FIELDS = selectFields(
  'document',
  'slug',
  'cle',
  'titre',
  'chapo',
  'auteurs',
  'rubrique',
  'motsCles',
  'premierePage',
  'dernierePage',
  'visible',
  'updatedAt',
)

/** An issue that is or was published; `retire` says that it is a draft again. */
export type HarvestedIssue = Pick<Regard, 'id' | keyof typeof ISSUE_FIELDS>

export type HarvestedArticle = Pick<Article, 'id' | keyof typeof ARTICLE_FIELDS>

/** Articles that visitors see or saw. */
export const knownArticle: Where = {
  or: [{ visible: { equals: true } }, { retire: { equals: true } }],
}

/** Whether visitors see an issue; the filter of `access/roles` makes SQLite sort all rows. */
const isPublic = ({ _status, deletedAt }: HarvestedIssue): boolean =>
  _status === 'published' && !deletedAt

/** Whether visitors see an issue, or saw it. */
export const isKnown = ({ _status, retire }: HarvestedIssue): boolean =>
  _status === 'published' || retire === true

/** Finds issues that visitors see, or saw. */
export async function findIssues(payload: Payload, where: Where): Promise<HarvestedIssue[]> {
  const docs = await findAll<HarvestedIssue>(payload, {
    collection: 'regards',
    where,
    select: ISSUE_FIELDS,
  })
  return docs.filter(isKnown).map(withIsoDates)
}

/** Finds the languages of the issues whose PDF is prepared, by the PDF. */
export async function findLanguages(
  payload: Payload,
  issues: HarvestedIssue[],
): Promise<Map<string, string>> {
  const documents = toDocuments(issues)
  if (documents.length === 0) return new Map()
  const docs = await findAll<{ document: unknown; langue?: string | null }>(payload, {
    collection: 'lectures',
    where: { and: [{ document: { in: documents } }, hasShownArticles()] },
    select: { document: true, langue: true },
  })
  return new Map(
    docs.map(({ document, langue }) => [getRelationId(document) ?? '', langue ?? 'fr']),
  )
}

/** @param langue of its PDF, if that is prepared */
export const toIssueRecord = (issue: HarvestedIssue, langue = 'fr'): OaiRecord => ({
  ...{ name: toName(issue), path: `/regards/${issue.numero}`, set: 'numeros' },
  ...{ datestamp: issue.updatedAt, isDeleted: !isPublic(issue) },
  ...{ article: undefined, issue, langue },
})

/** @param langue of a prepared PDF @returns undefined for an article that was never public */
export function toArticleRecord(
  article: HarvestedArticle,
  issue: HarvestedIssue,
  langue: string | undefined,
): OaiRecord | undefined {
  const isDeleted = !isPublic(issue) || !article.visible
  if (!isDeleted && langue === undefined) return undefined
  return {
    name: `${toName(issue)}/${toArticleKey(article)}`,
    path: `/regards/${issue.numero}/articles/${article.slug}`,
    set: 'articles',
    // An article appears and disappears with its issue.
    datestamp: article.updatedAt > issue.updatedAt ? article.updatedAt : issue.updatedAt,
    ...{ isDeleted, article, issue, langue: langue ?? 'fr' },
  }
}

/** Name of an issue in identifiers: the UUID of its URN. */
export const toName = ({ createdAt }: { createdAt: string | Date }): string =>
  toIssueUrn(new Date(createdAt).toISOString()).slice('urn:uuid:'.length)

export const toDocuments = (issues: HarvestedIssue[]): string[] =>
  issues.flatMap(({ pdf }) => getRelationId(pdf) ?? [])

export const withIsoDates = <T extends { updatedAt: string }>(record: T): T => ({
  ...record,
  updatedAt: new Date(record.updatedAt).toISOString(),
})
