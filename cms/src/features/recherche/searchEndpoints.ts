import { normalizeQuery } from '@regards/text-analysis'
import type { Payload, PayloadRequest } from 'payload'

import { createRateLimiter } from '../../infrastructure/rateLimit/createRateLimiter'
import { apiError } from '../../lib/errors/apiErrors'
import { CLIENT_IP_HEADER } from '../../lib/http/getClientIp'
import { toIpPrefix } from '../../lib/http/toIpPrefix'
import { parseNumero } from '../../lib/parseNumero'
import { readPublishedIssues } from './indexing/readIssue'
import { search } from './search'
import { searchIssue } from './searchIssue'
import { endpoint } from '../../lib/payload/endpoint'

/** Searches that are not in the response cache; high, as a school may share one address. */
const perIpLimiter = createRateLimiter({ name: 'recherche', points: 180, durationSeconds: 60 })

/**
 * Counts a search of a client.
 * @param address of the client
 * @throws ApiError 429 too-many-requests
 */
export const limitSearches = (payload: Payload, address: string): Promise<void> =>
  perIpLimiter.consume(payload, toIpPrefix(address))

/**
 * GET /api/recherche?q=&annee=&rubrique=&page=: searches the articles of published issues, their other
 * pages, the issues and the pages of the site. Every query has an answer: words beyond the bounds
 * and invalid filters are ignored. The response is cached like other public ones; the front door
 * counts requests that miss the cache, this endpoint counts requests that bypass it (signed-in
 * users).
 * @throws ApiError 429
 */
export const searchEndpoint = endpoint('get', '/recherche', async (req) => {
  await countSearch(req)
  const { payload, searchParams } = req
  const answer = await search(payload, {
    q: normalizeQuery(searchParams.get('q')),
    annee: parseAnnee(searchParams.get('annee')),
    rubrique: parseRubrique(searchParams.get('rubrique')),
    page: parsePage(searchParams.get('page')),
  })
  return Response.json(answer)
})

/**
 * GET /api/regards/numero/{n}/recherche?q=, an endpoint of the issues: searches the pages of a published
 * issue, as /api/recherche does.
 * @throws ApiError 400 invalid-numero, 404 regard-not-found, 429
 */
export const searchIssueEndpoint = endpoint('get', '/numero/:numero/recherche', async (req) => {
  await countSearch(req)
  const { payload, routeParams, searchParams } = req
  const numero = parseNumero(routeParams?.numero)
  const [issue] = await readPublishedIssues(payload, { numero: { equals: numero } })
  if (!issue) throw apiError('regard-not-found', { numero })
  return Response.json(await searchIssue(payload, issue, normalizeQuery(searchParams.get('q'))))
})

async function countSearch({ headers, payload }: PayloadRequest): Promise<void> {
  const address = headers.get(CLIENT_IP_HEADER)
  if (address) await limitSearches(payload, address)
}

const parseAnnee = (value: string | null): number | undefined =>
  value && /^[12]\d{3}$/.test(value) ? Number(value) : undefined

/** Longer than any section's name. */
const MAX_RUBRIQUE = 200

const parseRubrique = (value: string | null): string | undefined =>
  value?.slice(0, MAX_RUBRIQUE).trim() || undefined

const parsePage = (value: string | null): number =>
  value && /^[1-9]\d{0,2}$/.test(value) ? Number(value) : 1
