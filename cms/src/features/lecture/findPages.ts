import type { Payload, SelectType, Where } from 'payload'

import type { StoredPage } from './types'

/**
 * Finds the pages of a PDF, the first page first.
 * @param where of the pages; all without it
 */
export async function findPages(
  payload: Payload,
  document: string,
  select: SelectType,
  where: Where = {},
): Promise<StoredPage[]> {
  const { docs } = await payload.db.find<StoredPage>({
    collection: 'pagesDeRegards',
    where: { and: [{ document: { equals: document } }, where] },
    sort: 'page',
    pagination: false,
    limit: 0,
    select,
  })
  return docs
}
