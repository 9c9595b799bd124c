import type { Payload, Where } from 'payload'
import { findAll } from '../../infrastructure/database/rows'
import { getRelationId } from '../../lib/payload/getRelationId'
import { toArticleKey } from '../articles'
import { OaiError } from './parseOaiRequest'
import {
  ARTICLE_FIELDS,
  findIssues,
  findLanguages,
  knownArticle,
  toArticleRecord,
  toIssueRecord,
  toName,
  withIsoDates,
  type HarvestedArticle,
  type HarvestedIssue,
  type OaiRecord,
} from './records'

/** The UUID of an issue, and the key of its article. */
const NAME = /^([\da-f]{8}-[\da-f-]{27})(?:\/([\da-f-]{24,36}))?$/

/** Names until version 1.3: the path of the page, which contains number and title. */
const FORMER_NAME = /^regards\/([1-9]\d{0,8})(?:\/articles\/([a-z\d-]{1,200}))?$/

type HeldArticle = HarvestedArticle & { anciensSlugs?: string[] | null }

/** Finds the record of a name, today’s or former. @throws OaiError idDoesNotExist */
export async function findRecord(payload: Payload, name: string): Promise<OaiRecord> {
  const [, uuid, key] = NAME.exec(name) ?? []
  const [, numero, slug] = FORMER_NAME.exec(name) ?? []
  const issue = uuid
    ? await findByUuid(payload, uuid)
    : numero && (await findByNumero(payload, Number(numero)))
  if (!issue) throw unknownId()
  const langue = (await findLanguages(payload, [issue])).get(getRelationId(issue.pdf) ?? '')
  if (key === undefined && slug === undefined) return toIssueRecord(issue, langue)
  const articles = await findArticles(payload, issue)
  const article = key
    ? articles.find((each) => toArticleKey(each) === key)
    : (articles.find((each) => each.slug === slug) ??
      articles.find(({ anciensSlugs }) => anciensSlugs?.includes(slug ?? '')))
  const record = article && toArticleRecord(article, issue, langue)
  if (!record) throw unknownId()
  return record
}

/** The UUID is made of the moment of the creation alone, of which databases know no hash. */
async function findByUuid(payload: Payload, uuid: string): Promise<HarvestedIssue | undefined> {
  const docs = await findAll<{ id: string; createdAt: string }>(payload, {
    collection: 'regards',
    select: { createdAt: true },
  })
  const found = docs.find((each) => toName(each) === uuid)
  return found && (await findIssues(payload, { id: { equals: found.id } }))[0]
}

/** Finds the issue that has a number, else the issue that had it. */
async function findByNumero(payload: Payload, numero: number): Promise<HarvestedIssue | undefined> {
  const has = (field: string): Where => ({ [field]: { equals: numero } })
  for (const field of ['numero', 'anciensNumeros', 'numeroCorbeille']) {
    const [issue] = await findIssues(payload, has(field))
    if (issue) return issue
  }
  return undefined
}

async function findArticles(payload: Payload, issue: HarvestedIssue): Promise<HeldArticle[]> {
  const docs = await findAll<HeldArticle>(payload, {
    collection: 'articles',
    where: { and: [{ document: { equals: getRelationId(issue.pdf) ?? '' } }, knownArticle] },
    select: { ...ARTICLE_FIELDS, anciensSlugs: true },
  })
  return docs.map(withIsoDates)
}

const unknownId = () => new OaiError('idDoesNotExist', 'There is no record of this identifier.')
