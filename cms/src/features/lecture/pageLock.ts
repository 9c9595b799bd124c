import { isAdministrateur } from '../../access/roles'
import { createLockedChange } from '../../infrastructure/locks/lockedChange'
import { pageOfReplacedPdf } from '../../lib/errors/apiErrors'
import { getRelationId } from '../../lib/payload/getRelationId'
import { isPdfOfIssue } from '../../media/usage/isPdfOfIssue'

/** Name of the lock of all that writes the record of a page. */
export const toPageLock = (document: string, page: number): string => `page:${document}:${page}`

/**
 * PATCH /api/pagesDeRegards/{id}: under the lock of the page.
 * @throws ApiError 400 invalid-request for several, 409 pdf-replaced for a page whose PDF was replaced: the
 * issue has a copy of its correction by now, 423 locked
 */
export const changePageEndpoints = createLockedChange<{
  id: string
  document: unknown
  page: number
}>({
  slug: 'pagesDeRegards',
  isAllowed: isAdministrateur,
  select: { document: true, page: true },
  toLock: ({ document, page }) => toPageLock(getRelationId(document) ?? '', page),
  check: async ({ payload }, { document }) => {
    if (!(await isPdfOfIssue(payload, getRelationId(document) ?? ''))) throw pageOfReplacedPdf()
  },
  refusal: 'Les pages se changent une par une.',
})
