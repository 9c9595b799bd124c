import { unreadableError } from '../errors'
import { toSafeHref } from '../toSafeHref'

/** What the server's texts are read with: whatever an editor left out, or a fault put there. */

/**
 * A text that a page cannot do without.
 * @throws ApiError `unreadable`
 */
export function readTitle(value: unknown): string {
  const text = readText(value)
  if (text === undefined) throw unreadableError()
  return text
}

/** A text that may be left out. */
export function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/** The rows of a list; none when there is no list. */
export function readRows<Row extends object>(rows: Row[] | null | undefined): Row[] {
  return Array.isArray(rows) ? rows.filter((row: unknown) => Boolean(row)) : []
}

/** A link, when both its words and its address are there and it does no harm. */
export function readLink(
  link: { libelle?: string | null; adresse?: string | null } | null | undefined,
): PageLink | undefined {
  const libelle = readText(link?.libelle)
  const href = toSafeHref(link?.adresse)
  return libelle && href ? { libelle, href } : undefined
}

export type PageLink = { libelle: string; href: string }
