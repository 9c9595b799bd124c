import { queryOptions } from '@tanstack/react-query'
import type { Config } from '@payload-types'
import { getApi } from '@web/lib/api/api'
import { createUnreadableError } from '@web/lib/api/errors'
import { sanitizeHref } from '@web/lib/validation/sanitizeHref'

export type GlobalSlug = keyof Config['globals']

/** Query of a page's texts (a Payload global) with their images. @throws ApiError `unreadable` */
export const globalQuery = <Slug extends GlobalSlug>(slug: Slug) =>
  queryOptions({
    queryKey: ['globals', slug] as const,
    queryFn: async ({ client, signal }) => {
      const texts = await getApi(client)<Config['globals'][Slug]>(`/globals/${slug}`, {
        query: { depth: 1 },
        signal,
      })
      if (!isRecord(texts)) throw createUnreadableError()
      return texts
    },
  })

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Parsers for the texts of Payload globals, whose fields may be missing or malformed. */

/** Parses a required text. @throws ApiError `unreadable` when it is missing, blank or no text */
export function parseTitle(value: unknown): string {
  const text = parseText(value)
  if (text === undefined) throw createUnreadableError()
  return text
}

/** Parses an optional text; undefined when it is missing, blank or not a string. */
export function parseText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/**
 * Parses the rows of an array field; empty for no array.
 * @param text rows without it are left out
 */
export function parseRows<Row extends object>(rows: Row[] | null | undefined, text?: keyof Row) {
  if (!Array.isArray(rows)) return []
  return rows.filter((row) => Boolean(row) && (!text || parseText(row[text]) !== undefined))
}

/** Parses a link; undefined without a label or a safe URL (`sanitizeHref`). */
export function parseLink(
  link: { libelle?: string | null; adresse?: string | null } | null | undefined,
): PageLink | undefined {
  const libelle = parseText(link?.libelle)
  const href = sanitizeHref(link?.adresse)
  return libelle && href ? { libelle, href } : undefined
}

type PageLink = { libelle: string; href: string }
