import type { Regard } from '../../../../cms/src/payload-types'
import type { Api, DocsPage } from '../api'
import { unreadableError } from '../errors'

type Bounds = Partial<
  Record<'equals' | 'less_than' | 'greater_than' | 'greater_than_equal', string | number>
>

export type RegardsRange = {
  limit: number
  page?: number
  where?: { numero?: Bounds; dateParution?: Bounds }
  /** Newest first where nothing is said. */
  sort?: string[]
}

const newestFirst = ['-dateParution', '-numero']

/**
 * Asks for some of the issues, with their files.
 * @throws ApiError `unreadable` when the answer is no list of issues.
 */
export async function findRegards(api: Api, range: RegardsRange, signal: AbortSignal) {
  const { where, sort = newestFirst, ...rest } = range
  const answer = await api<DocsPage<Regard> | null>('/regards', {
    query: { sort, depth: 1, ...rest, ...toWhere(where) },
    signal,
  })
  if (!answer || !Array.isArray(answer.docs)) throw unreadableError()
  return answer
}

/** What names an issue, without its files. */
export type RegardName = Pick<Regard, 'id' | 'numero' | 'dateParution' | 'titre'>

/**
 * Asks for the first of some issues, without its files; null where there is none.
 * @throws ApiError `unreadable` when the answer is no list of issues.
 */
export async function findRegardName(
  api: Api,
  { where, sort = newestFirst }: Omit<RegardsRange, 'limit' | 'page'>,
  signal: AbortSignal,
): Promise<RegardName | null> {
  const select = {
    'select[numero]': 'true',
    'select[dateParution]': 'true',
    'select[titre]': 'true',
  }
  const answer = await api<DocsPage<RegardName> | null>('/regards', {
    query: { sort, depth: 0, limit: 1, ...select, ...toWhere(where) },
    signal,
  })
  if (!answer || !Array.isArray(answer.docs)) throw unreadableError()
  return answer.docs[0] ?? null
}

/**
 * Asks for the number that the issue of a number has today: it may have been given another one since.
 * @returns null when no issue has it, or had it
 */
export async function findNumeroToday(
  api: Api,
  numero: number,
  signal: AbortSignal,
): Promise<number | null> {
  const answer = await api<{ numero?: unknown } | null>(`/regards/numero/${numero}`, { signal })
  return typeof answer?.numero === 'number' ? answer.numero : null
}

/** Bounds as the server's query language has them: `where[numero][less_than]`. */
function toWhere(where: RegardsRange['where'] = {}): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(where).flatMap(([field, bounds]) =>
      Object.entries(bounds).map(([operator, value]) => [`where[${field}][${operator}]`, value]),
    ),
  )
}
