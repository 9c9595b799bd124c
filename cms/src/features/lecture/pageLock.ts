import { isAdministrateur } from '../../access/roles'
import { createLockedChange } from '../../infrastructure/locks/lockedChange'
import { getRelationId } from '../../lib/payload/getRelationId'

/** Name of the lock of all that writes the record of a page. */
export const toPageLock = (document: string, page: number): string => `page:${document}:${page}`

/**
 * PATCH /api/pagesDeRegards/{id}: under the lock of the page.
 * @throws ApiError 400 invalid-request for several, 423 locked
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
  refusal: 'Les pages se changent une par une.',
})
