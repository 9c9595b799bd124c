import type { Regard } from '@payload-types'
import type { Api, DocsPage, RequestOptions } from '@web/lib/api/api'
import { createUnreadableError } from '@web/lib/api/errors'

type WhereOperators = Partial<
  Record<'equals' | 'less_than' | 'greater_than' | 'greater_than_equal', string | number>
>

export type FindRegardsOptions = {
  limit: number
  page?: number
  where?: { numero?: WhereOperators; dateParution?: WhereOperators }
  /** Defaults to newest first. */
  sort?: string[]
  /** Includes the issues that are not published, for administrators. */
  withDrafts?: boolean
}

/** Asks for unpublished issues too; with `false`, for their records, not the latest drafts. */
export const withUnpublished = { draft: 'false' }

export const newestFirst = ['-dateParution', '-numero']

/** Fetches a page of issues. @throws ApiError; `unreadable` when the response is no list */
export async function fetchRegards<Doc = Regard>(
  api: Api,
  query: RequestOptions['query'],
  signal: AbortSignal,
): Promise<DocsPage<Doc>> {
  const answer = await api<DocsPage<Doc> | null>('/regards', { query, signal })
  if (!answer || !Array.isArray(answer.docs)) throw createUnreadableError()
  return answer
}

/** Fetches a page of matching issues, with their files populated. @throws as `fetchRegards` */
export function findRegards(api: Api, range: FindRegardsOptions, signal: AbortSignal) {
  const { where, sort = newestFirst, withDrafts, ...rest } = range
  const query = { sort, depth: 1, ...rest, ...(withDrafts && withUnpublished) }
  return fetchRegards(api, { ...query, ...toWhereParams(where) }, signal)
}

/** The fields that identify an issue, without its files. */
export type RegardSummary = Pick<Regard, 'id' | 'numero' | 'dateParution' | 'titre'>

/** Fetches the first matching issue, without its files; null when none matches. @throws as `fetchRegards` */
export async function findRegardSummary(
  api: Api,
  { where, sort = newestFirst }: Omit<FindRegardsOptions, 'limit' | 'page'>,
  signal: AbortSignal,
): Promise<RegardSummary | null> {
  const select = {
    'select[numero]': 'true',
    'select[dateParution]': 'true',
    'select[titre]': 'true',
  }
  const query = { sort, depth: 0, limit: 1, ...select, ...toWhereParams(where) }
  const { docs } = await fetchRegards<RegardSummary>(api, query, signal)
  return docs[0] ?? null
}

/**
 * Fetches the current number of the issue that once had this number.
 * @returns null when no issue had it, or the issue has it still
 * @throws ApiError
 */
export async function findNumeroToday(
  api: Api,
  numero: number,
  signal: AbortSignal,
): Promise<number | null> {
  const answer = await api<{ numero?: unknown } | null>(`/regards/numero/${numero}`, { signal })
  const today = answer?.numero
  return typeof today === 'number' && today !== numero ? today : null
}

/** Converts conditions to Payload's query syntax: `where[numero][less_than]`. */
function toWhereParams(where: FindRegardsOptions['where'] = {}): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(where).flatMap(([field, bounds]) =>
      Object.entries(bounds).map(([operator, value]) => [`where[${field}][${operator}]`, value]),
    ),
  )
}

/** Key prefix of all queries of issues: invalidating it invalidates them all. */
export const regardsKey = ['regards'] as const
