import { findOperation, parseParams, type Endpoint } from 'payload'

import { serializeList } from './regardJsonCache'

/**
 * Replaces Payload's list endpoint (`findHandler`) with one that concatenates cached JSON:
 * serializing two dozen issues takes longer than finding them.
 */
export const listEndpoint: Endpoint = {
  path: '/',
  method: 'get',
  handler: async (req) => {
    const { depth, draft, joins, limit, page, pagination, populate, select, sort, trash, where } =
      parseParams(req.query)
    const list = await findOperation({
      collection: req.payload.collections.regards,
      req,
      ...{ depth, draft, joins, limit, page, pagination, populate, select, sort, trash, where },
    })
    return new Response(serializeList(list), { headers: { 'Content-Type': 'application/json' } })
  },
}
