import { getShownPages, type Layout } from './spreads'

/** Names the shown pages: « Page 7 sur 40 », « Pages 6 et 7 sur 40 ». */
export function describePages(page: number, pageCount: number, layout: Layout): string {
  const shown = getShownPages(page, pageCount, layout)
  const name = shown.length > 1 ? `Pages ${shown.join(' et ')}` : `Page ${shown.join()}`
  return `${name} sur ${pageCount}`
}
