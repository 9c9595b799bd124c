import type { Payload } from 'payload'

import { getRelationId } from '../../lib/payload/getRelationId'
import { OaiError } from './parseOaiRequest'
import {
  ARTICLE_FIELDS,
  findIssues,
  findLanguages,
  toArticleRecord,
  toIssueRecord,
  withIsoDate,
} from './listRecords'
import type { HarvestedArticle, OaiRecord } from './types'

const PATH = /^\/regards\/([1-9]\d{0,8})(?:\/articles\/([a-z\d-]{1,200}))?$/

/**
 * Finds the record of a path of the site.
 * @throws OaiError idDoesNotExist
 */
export async function findRecord(payload: Payload, path: string | undefined): Promise<OaiRecord> {
  const [, numero, slug] = PATH.exec(path ?? '') ?? []
  const [issue] = numero ? await findIssues(payload, { numero: { equals: Number(numero) } }) : []
  if (!issue) throw unknownId()
  const document = getRelationId(issue.pdf) ?? ''
  const langue = (await findLanguages(payload, [issue])).get(document)
  if (slug === undefined) return toIssueRecord(issue, langue)
  const article = await payload.db.findOne<HarvestedArticle>({
    collection: 'articles',
    where: {
      and: [
        { document: { equals: document } },
        { slug: { equals: slug } },
        { visible: { equals: true } },
      ],
    },
    select: ARTICLE_FIELDS,
  })
  if (!article || langue === undefined) throw unknownId()
  return toArticleRecord(withIsoDate(article), issue, langue)
}

const unknownId = () => new OaiError('idDoesNotExist', 'There is no record of this identifier.')
