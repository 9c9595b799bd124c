import type { Endpoint } from 'payload'

import { getClientIpKey, createRateLimiter } from '../../infrastructure/rateLimit/createRateLimiter'
import { readAnalyticsIds } from './analytics/readAnalyticsIds'
import { parseConsentChoice } from './parseConsentChoice'

/** An office or a school may share one address; nobody chooses often. */
const perIpLimiter = createRateLimiter({ name: 'consentement', points: 60, durationSeconds: 60 })

/**
 * POST /api/consentement: keeps the proof of a visitor's choice, and nothing else of the visitor.
 * Answers 201 `{identifiant, date}`; 400 and 429 in the house shape.
 */
export const consentEndpoint: Endpoint = {
  path: '/consentement',
  method: 'post',
  handler: async (req) => {
    await perIpLimiter.consume(req.payload, getClientIpKey(req))
    const proof = parseConsentChoice(await req.json?.(), await readAnalyticsIds(req.payload))
    const { identifiant, createdAt } = await req.payload.create({
      collection: 'consentements',
      data: proof,
    })
    return Response.json(
      { identifiant, date: createdAt },
      { status: 201, headers: { 'Cache-Control': 'no-store' } },
    )
  },
}
