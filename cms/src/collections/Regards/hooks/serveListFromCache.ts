import type {
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
}

/** Requested depth of a list, keyed by the `select` object that replaces the request's own. */
const requestedDepths = new WeakMap<object, number | undefined>()

/**
 * Reduces an anonymous list query to ids; `fillFromCache` adds the documents. Queries with another
 * shape than full documents, or with credentials, are left to Payload.
 */
export const selectIdsOnly: CollectionBeforeOperationHook = (incoming) => {
  const { req } = incoming
  const args = incoming.args as ListArgs
  if (getOperation(incoming) !== 'read' || !isPlainList(args)) return
  if (req.user || req.context[FULL_DOCUMENTS]) return
  const select = { id: true }
  requestedDepths.set(select, args.depth)
  return { ...incoming.args, depth: 0, select } as typeof incoming.args
}

/** Replaces the ids of a list with the cached documents. */
export const fillFromCache: CollectionAfterOperationHook = async ({ args, req, result }) => {
  const { select } = args as ListArgs
  if (!select || !requestedDepths.has(select)) return result
  const list = result as PaginatedDocs<Regard>
  const ids = list.docs.map(({ id }) => id)
  return { ...list, docs: await getCachedRegards(req.payload, ids, requestedDepths.get(select)) }
}

const isPlainList = ({ id, overrideAccess, select, populate, joins }: ListArgs) =>
  id === undefined && !overrideAccess && !select && !populate && !joins
