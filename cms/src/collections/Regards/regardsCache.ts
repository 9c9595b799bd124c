import type { Payload } from 'payload'

import { memoizeUntilContentChange } from '../../infrastructure/contentVersion/memoizeUntilContentChange'
import type { Regard } from '../../payload-types'
import { cacheJson } from './regardJsonCache'

/** Some 8 kB each. */
const MAX_ISSUES = 2_000

const regardsCache = memoizeUntilContentChange<Regard>(MAX_ISSUES)

/** Tells the reading that fills the memory from those that are answered with it. */
export const FULL_DOCUMENTS = 'wholeIssues'

/**
 * Issues as Payload gives them to visitors, from memory where they are known, in the order of their
 * ids; an issue that is no more is left out.
 * @param depth of the relations that are filled in; undefined is Payload's own default
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

/** Reads by one query what is asked for one by one within the same turn. */
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

/** Given to many: nobody may change it. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  Object.values(value).forEach(deepFreeze)
  return Object.freeze(value)
}
