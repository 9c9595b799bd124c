import type { Payload, SelectType, Where } from 'payload'

import { findAll } from '../../../infrastructure/database/rows'
import type { StoredPage } from '../types'

/** Finds the pages of a PDF, the first page first. @param where of the pages; all without it */
export async function findPages(
  payload: Payload,
  document: string,
  select: SelectType,
  where: Where = {},
): Promise<StoredPage[]> {
  const docs = await findAll<StoredPage>(payload, {
    collection: 'pagesDeRegards',
    where: { and: [{ document: { equals: document } }, where] },
    sort: 'page',
    select,
  })
  return docs
}

/** Name of the lock for writes to the record of a page. */
export const toPageLock = (document: string, page: number): string => `page:${document}:${page}`

/** Finds the pages of a PDF that cannot be read. */
export async function findUnreadablePages(payload: Payload, document: string): Promise<number[]> {
  const pages = await findPages(payload, document, { page: true, tailles: true, dossier: true })
  return pages
    .filter(({ dossier, tailles }) => dossier !== '' && tailles.length === 0)
    .map(({ page }) => page)
}

/** Whether a PDF has pages that visitors can read. */
export async function hasReadablePages(payload: Payload, document: string): Promise<boolean> {
  const pages = await findPages(payload, document, { tailles: true, dossier: true })
  return pages.some(({ dossier, tailles }) => dossier !== '' && tailles.length > 0)
}

/** Marks unreadable pages of a PDF for another attempt; their corrections stay. */
export async function forgetUnreadablePages(payload: Payload, document: string): Promise<void> {
  for (const page of await findUnreadablePages(payload, document)) {
    await payload.db.updateMany({
      collection: 'pagesDeRegards',
      where: { and: [{ document: { equals: document } }, { page: { equals: page } }] },
      data: { dossier: '' },
      returning: false,
    })
  }
}
