import type { Payload, SelectType } from 'payload'

import type { StoredPage } from './types'

/** Finds the pages of a PDF, the first page first. */
export async function findPages(
  payload: Payload,
  document: string,
  select: SelectType,
): Promise<StoredPage[]> {
  const { docs } = await payload.db.find<StoredPage>({
    collection: 'pagesDeRegards',
    where: { document: { equals: document } },
    sort: 'page',
    pagination: false,
    limit: 0,
    select,
  })
  return docs
}
