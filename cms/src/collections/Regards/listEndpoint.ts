import { findOperation, parseParams, type Endpoint } from 'payload'

import { serializeList } from './regardJsonCache'

/**
 * Payload's own list of issues (`findHandler`), in JSON that is put together of what is kept: to write
 * two dozen issues anew takes longer than to find them.
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
