import { createUnreadableError } from '../../lib/api/errors'
import { sanitizeHref } from '../../lib/validation/sanitizeHref'

/** What the server's texts are read with: whatever an editor left out, or a fault put there. */

/**
 * A text that a page cannot do without.
 * @throws ApiError `unreadable`
 */
export function parseTitle(value: unknown): string {
  const text = parseText(value)
  if (text === undefined) throw createUnreadableError()
  return text
}

/** A text that may be left out. */
export function parseText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/** The rows of a list; none when there is no list. */
export function parseRows<Row extends object>(rows: Row[] | null | undefined): Row[] {
  return Array.isArray(rows) ? rows.filter((row: unknown) => Boolean(row)) : []
}

/** A link, when both its words and its address are there and it does no harm. */
export function parseLink(
  link: { libelle?: string | null; adresse?: string | null } | null | undefined,
): PageLink | undefined {
  const libelle = parseText(link?.libelle)
  const href = sanitizeHref(link?.adresse)
  return libelle && href ? { libelle, href } : undefined
}

export type PageLink = { libelle: string; href: string }
