import type { Endpoint } from 'payload'

import { CLIENT_IP_HEADER } from '../../lib/http/getClientIp'
import { limitSearches } from './limitSearches'
import { normalizeQuery } from './query/parseQuery'
import { search } from './search'

/**
 * GET /api/recherche?q=&annee=&page=: searches published issues, their pages and the pages of the
 * site. Every query has an answer: what exceeds its bounds is ignored, and so are invalid filters.
 * The response is cached like other public ones; the front door counts requests that are not in the
 * cache, and this endpoint those that bypass it (signed-in users).
 * @throws ApiError 429
 */
export const searchEndpoint: Endpoint = {
  path: '/recherche',
  method: 'get',
  handler: async ({ headers, payload, searchParams }) => {
    const address = headers.get(CLIENT_IP_HEADER)
    if (address) await limitSearches(payload, address)
    const answer = await search(payload, {
      q: normalizeQuery(searchParams.get('q')),
      annee: parseAnnee(searchParams.get('annee')),
      page: parsePage(searchParams.get('page')),
    })
    return Response.json(answer)
  },
}

const parseAnnee = (value: string | null): number | undefined =>
  value && /^[12]\d{3}$/.test(value) ? Number(value) : undefined

const parsePage = (value: string | null): number =>
  value && /^[1-9]\d{0,2}$/.test(value) ? Number(value) : 1
