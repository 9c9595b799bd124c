import type { Payload } from 'payload'

import { keepWhileUnchanged } from '../../cache/keepWhileUnchanged'
import type { Regard } from '../../payload-types'
import { keepJson } from './knownJson'

/** Some 8 kB each. */
const MAX_ISSUES = 2_000

const known = keepWhileUnchanged<Regard>(MAX_ISSUES)

/** Tells the reading that fills the memory from those that are answered with it. */
export const WHOLE_ISSUES = 'wholeIssues'

/**
 * Issues as Payload gives them to visitors, from memory where they are known, in the order of their
 * ids; an issue that is no more is left out.
 * @param depth of the relations that are filled in; undefined is Payload's own default
 */
export async function knownRegards(
  payload: Payload,
  ids: string[],
  depth: number | undefined,
): Promise<Regard[]> {
  const read = together((unknown) => readRegards(payload, unknown, depth))
  const issues = await Promise.all(ids.map((id) => known(`${depth} ${id}`, () => read(id))))
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
    context: { [WHOLE_ISSUES]: true },
  })
  return new Map(docs.map((issue) => [issue.id, kept(issue)]))
}

/** Reads by one query what is asked for one by one within the same turn. */
function together<Value>(read: (ids: string[]) => Promise<Map<string, Value>>) {
  const ids: string[] = []
  let reading: Promise<Map<string, Value>> | undefined
  return async (id: string): Promise<Value | null> => {
    ids.push(id)
    reading ??= Promise.resolve().then(() => read(ids))
    return (await reading).get(id) ?? null
  }
}

function kept(issue: Regard): Regard {
  keepJson(frozen(issue))
  return issue
}

/** Given to many: nobody may change it. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  Object.values(value).forEach(frozen)
  return Object.freeze(value)
}
