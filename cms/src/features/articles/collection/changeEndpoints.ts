import { isAdministrateur } from '../../../access/roles'
import { createLockedChange } from '../../../infrastructure/locks/lockedChange'
import { articleOfReplacedPdf } from '../../../lib/errors/apiErrors'
import { getRelationId } from '../../../lib/payload/getRelationId'
import { isPdfOfIssue } from '../../../media/usage/isPdfOfIssue'
import { toArticlesLock } from '../records/findArticles'

const toDocument = ({ document }: { document: unknown }): string => getRelationId(document) ?? ''

/**
 * PATCH /api/articles/{id}: under the lock of the PDF's articles.
 * @throws ApiError 400 invalid-request for several, 409 articles-changed for an article whose PDF was
 * replaced: the issue has copies of it by now, 423 locked
 */
export const changeEndpoints = createLockedChange<{ id: string; document: unknown }>({
  slug: 'articles',
  isAllowed: isAdministrateur,
  select: { document: true },
  toLock: (article) => toArticlesLock(toDocument(article)),
  check: async ({ payload }, article) => {
    if (!(await isPdfOfIssue(payload, toDocument(article)))) throw articleOfReplacedPdf()
  },
  refusal: 'Les articles se changent un par un.',
})
