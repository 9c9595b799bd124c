import type {
  Collection,
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  PaginatedDocs,
} from 'payload'

import type { Regard } from '../../../payload-types'
import { getOperation } from '../../../lib/payload/getOperation'
import { getCachedRegards, FULL_DOCUMENTS } from '../regardsCache'

type ListArgs = {
  id?: unknown
  depth?: number
  overrideAccess?: boolean
  select?: object
  populate?: object
  joins?: unknown
  collection?: Collection
}

/** The depth that a list was asked for with, by the `select` that asks the database for less. */
const requestedDepths = new WeakMap<object, number | undefined>()

/**
 * A visitor's list costs the database its order and its ids alone. Whatever is asked for in another
 * shape than the whole issue, or with more rights than a visitor's, is Payload's to answer.
 */
export const selectIdsOnly: CollectionBeforeOperationHook = (incoming) => {
  const { req } = incoming
  const args = incoming.args as ListArgs
  if (getOperation(incoming) !== 'read' || !isPlainList(args)) return
  if (req.user || req.context[FULL_DOCUMENTS]) return
  const select = { id: true }
  requestedDepths.set(select, args.depth)
  const collection = args.collection && withoutFields(args.collection)
  return { ...incoming.args, collection, depth: 0, select } as typeof incoming.args
}

/** Puts the issues themselves, from memory, in the place of their ids. */
export const fillFromCache: CollectionAfterOperationHook = async ({ args, req, result }) => {
  const { select } = args as ListArgs
  if (!select || !requestedDepths.has(select)) return result
  const list = result as PaginatedDocs<Regard>
  const ids = list.docs.map(({ id }) => id)
  return { ...list, docs: await getCachedRegards(req.payload, ids, requestedDepths.get(select)) }
}

/**
 * There is nothing to fill in, hide or compute in an id: spares Payload's walk over the fields of each
 * issue. What a query may ask about is checked against `flattenedFields`, which stay.
 */
const withoutFields = (collection: Collection): Collection => ({
  ...collection,
  config: { ...collection.config, fields: [] },
})

const isPlainList = ({ id, overrideAccess, select, populate, joins }: ListArgs) =>
  id === undefined && !overrideAccess && !select && !populate && !joins
