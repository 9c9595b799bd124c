import type { Endpoint, Payload, PayloadRequest } from 'payload'

import { isAdministrateur } from '../../../access/roles'
import { withLock } from '../../../infrastructure/locks/withLock'
import { articleOfReplacedPdf, invalidRequest, notFound } from '../../../lib/errors/apiErrors'
import { getRelationId } from '../../../lib/payload/getRelationId'
import { toArticlesLock } from '../findArticles'

type OwnEndpoint = Omit<Endpoint, 'root'>

/**
 * PATCH /api/articles/{id}, before Payload's: the same under the lock of the PDF's articles. Payload
 * reads an article, runs its hooks and writes all of it back; what a job or an arrangement wrote in
 * between would be gone, or they would take back what was typed.
 * @throws ApiError 409 articles-changed for an article whose PDF was replaced: the issue has copies of
 * it by now; 423 locked if another holds the lock for 30 seconds
 */
const changeOne: OwnEndpoint = {
  path: '/:id',
  method: 'patch',
  handler: async (req) => {
    const change = async () => findStandard(req, changeOne).handler(req)
    const document = await findDocument(req)
    if (!document) return change()
    return withLock(req.payload, toArticlesLock(document), async () => {
      if (!(await isOfIssue(req.payload, document))) throw articleOfReplacedPdf()
      return change()
    })
  },
}

/**
 * PATCH /api/articles, in place of Payload's: no form changes several articles, and each would need its lock.
 * @throws ApiError 400 invalid-request
 */
const changeSeveral: OwnEndpoint = {
  path: '/',
  method: 'patch',
  handler: (req) => {
    if (!isAdministrateur(req)) return findStandard(req, changeSeveral).handler(req)
    throw invalidRequest('Les articles se changent un par un.')
  },
}

export const changeEndpoints = [changeOne, changeSeveral]

/** @returns the PDF of the article; undefined for who may not change it, whom Payload's endpoint answers */
async function findDocument(req: PayloadRequest): Promise<string | undefined> {
  if (!isAdministrateur(req)) return undefined
  const article = await req.payload.db.findOne<{ id: string; document: unknown }>({
    collection: 'articles',
    where: { id: { equals: String(req.routeParams?.id) } },
    select: { document: true },
  })
  return getRelationId(article?.document)
}

/** Whether an issue, or its draft, has a PDF. */
async function isOfIssue({ db }: Payload, document: string): Promise<boolean> {
  const one = { limit: 1, pagination: false } as const
  const { docs } = await db.find({
    collection: 'regards',
    where: { pdf: { equals: document } },
    select: { numero: true },
    ...one,
  })
  if (docs.length > 0) return true
  const drafts = await db.findVersions({
    collection: 'regards',
    where: { and: [{ latest: { equals: true } }, { 'version.pdf': { equals: document } }] },
    ...one,
  })
  return drafts.docs.length > 0
}

/** Payload's endpoint of the same path. */
function findStandard(req: PayloadRequest, own: OwnEndpoint): OwnEndpoint {
  const { endpoints } = req.payload.collections.articles.config
  const standard = (endpoints || []).find(
    (endpoint) => endpoint !== own && endpoint.path === own.path && endpoint.method === own.method,
  )
  if (!standard) throw notFound()
  return standard
}
