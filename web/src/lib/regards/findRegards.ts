import type { Regard } from '../../../../cms/src/payload-types'
import { api } from '../api'
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
export async function findRegards(range: RegardsRange, signal: AbortSignal) {
  const answer = await api.find(
    { collection: 'regards', sort: newestFirst, depth: 1, ...range },
    { signal },
  )
  if (!isList(answer)) throw unreadableError()
  return answer
}

/** What names an issue, without its files. */
export type RegardName = Pick<Regard, 'id' | 'numero' | 'dateParution' | 'titre'>

/**
 * Asks for the first of some issues, without its files; null where there is none.
 * @throws ApiError `unreadable` when the answer is no list of issues.
 */
export async function findRegardName(
  range: Omit<RegardsRange, 'limit' | 'page'>,
  signal: AbortSignal,
): Promise<RegardName | null> {
  const answer = await api.find(
    {
      collection: 'regards',
      sort: newestFirst,
      depth: 0,
      limit: 1,
      select: { numero: true, dateParution: true, titre: true },
      ...range,
    },
    { signal },
  )
  if (!isList(answer)) throw unreadableError()
  return answer.docs[0] ?? null
}

function isList(answer: { docs: unknown[] } | null): boolean {
  return Array.isArray(answer?.docs)
}
