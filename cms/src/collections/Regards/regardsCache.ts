import type { Payload } from 'payload'

import { memoizeUntilContentChange } from '../../infrastructure/contentVersion/memoizeUntilContentChange'
import type { Regard } from '../../payload-types'
import { cacheJson } from './regardJsonCache'

/** About 8 kB each. */
const MAX_ISSUES = 2_000

const regardsCache = memoizeUntilContentChange<Regard>(MAX_ISSUES)

/**
 * Request context key that marks the query filling the cache, so that it is not served from the
 * cache.
 */
export const FULL_DOCUMENTS = 'wholeIssues'

/**
 * Returns issues as anonymous users see them, cached, in the order of `ids`; missing issues are
 * omitted.
 * @param depth population depth of relations; undefined for Payload's default
 * @returns frozen documents
 */
export async function getCachedRegards(
  payload: Payload,
  ids: string[],
  depth: number | undefined,
): Promise<Regard[]> {
  const read = batchWithinTick((unknown) => readRegards(payload, unknown, depth))
  const issues = await Promise.all(ids.map((id) => regardsCache(`${depth} ${id}`, () => read(id))))
  return issues.filter((issue) => issue !== null)
}

async function readRegards(
  payload: Payload,
  ids: string[],
  depth: number | undefined,
): Promise<Map<string, Regard>> {
  const { docs } = await payload.find({
    collection: 'regards',
    where: { id: { in: ids } },
    depth,
    pagination: false,
    overrideAccess: false,
    context: { [FULL_DOCUMENTS]: true },
  })
  return new Map(docs.map((issue) => [issue.id, freezeAndCacheJson(issue)]))
}

/** Batches the reads requested within one tick into one query. */
function batchWithinTick<Value>(read: (ids: string[]) => Promise<Map<string, Value>>) {
  const ids: string[] = []
  let reading: Promise<Map<string, Value>> | undefined
  return async (id: string): Promise<Value | null> => {
    ids.push(id)
    reading ??= Promise.resolve().then(() => read(ids))
    return (await reading).get(id) ?? null
  }
}

function freezeAndCacheJson(issue: Regard): Regard {
  cacheJson(deepFreeze(issue))
  return issue
}

/** Cached documents are shared, so they must be immutable. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  Object.values(value).forEach(deepFreeze)
  return Object.freeze(value)
}
