import type { Data } from 'payload'

import type { UnsavedEntry } from './unsavedChangesStore'

/** Names of fields, and numbers of rows from 0, from the form to a value. */
export type ValuePath = (string | number)[]

/**
 * A three-way merge of the values before, the entry's and the current ones. Groups are merged by
 * field, lists by the ids of their rows; any other value, a rich text too, is one.
 */
export function mergeUnsaved({ data, base }: UnsavedEntry, current: Data) {
  /** Values that both have changed, differently: the entry's is taken. */
  const conflicts: ValuePath[] = []
  return { data: mergeGroups(base, data, current, [], conflicts), conflicts }
}

type Values = Record<string, unknown>
type Row = Values & { id: string }

function mergeValues(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path: ValuePath,
  conflicts: ValuePath[],
): unknown {
  if (isSame(mine, base)) return theirs
  if (isSame(theirs, base) || isSame(mine, theirs)) return mine
  if (isGroup(mine) && isGroup(theirs)) {
    return mergeGroups(isGroup(base) ? base : {}, mine, theirs, path, conflicts)
  }
  if (isRows(mine) && isRows(theirs)) {
    return mergeRows(isRows(base) ? base : [], mine, theirs, path, conflicts)
  }
  conflicts.push(path)
  return mine
}

function mergeGroups(
  base: Values,
  mine: Values,
  theirs: Values,
  path: ValuePath,
  conflicts: ValuePath[],
): Values {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)])
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      mergeValues(base[name], mine[name], theirs[name], [...path, name], conflicts),
    ]),
  )
}

/** Keeps what either added, or changed though the other removed it; in my order if I changed it. */
function mergeRows(
  base: Row[],
  mine: Row[],
  theirs: Row[],
  path: ValuePath,
  conflicts: ValuePath[],
): Row[] {
  const find = (rows: Row[], id: string) => rows.find((row) => row.id === id)
  const hasTheirOrder = isSame(sharedIds(mine, base), sharedIds(base, mine))
  const [lead, other] = hasTheirOrder ? [theirs, mine] : [mine, theirs]
  const ids = lead.map(({ id }) => id)
  for (const [index, { id }] of other.entries()) {
    if (!ids.includes(id)) ids.splice(ids.indexOf(other[index - 1]?.id ?? '') + 1, 0, id)
  }
  return ids.flatMap((id, index) => {
    const [before, own, others] = [find(base, id), find(mine, id), find(theirs, id)]
    if (own && others) {
      return [{ ...mergeGroups(before ?? {}, own, others, [...path, index], conflicts), id }]
    }
    const left = own ?? others
    if (!left || (before && isSame(left, before))) return []
    if (before) conflicts.push([...path, index])
    return [left]
  })
}

const sharedIds = (rows: Row[], others: Row[]): string[] =>
  rows.map(({ id }) => id).filter((id) => others.some((row) => row.id === id))

/** A rich text has a root, a relation to one of several collections a `relationTo`. */
const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !('root' in value) &&
  !('relationTo' in value)

const isRows = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.every((row) => isGroup(row) && typeof row.id === 'string')

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
