import type { Endpoint } from 'payload'

import { getClientIpKey, createRateLimiter } from '../../infrastructure/rateLimit/createRateLimiter'
import { readAnalyticsIds } from './analytics/readAnalyticsIds'
import { createConsentCookie } from './consentCookie'
import { parseConsentChoice } from './parseConsentChoice'
import { NO_STORE } from '../../lib/http/noStore'

/** High, since an office or a school may share one IP address and visitors rarely choose. */
const perIpLimiter = createRateLimiter({ name: 'consentement', points: 60, durationSeconds: 60 })

/**
 * POST /api/consentement: stores the proof of a visitor's choice, and no other visitor data, and keeps
 * the choice in the visitor's cookie. Responds 201 `{identifiant, date}`.
 * @throws ApiError 400, 429
 */
export const consentEndpoint: Endpoint = {
  path: '/consentement',
  method: 'post',
  handler: async (req) => {
    await perIpLimiter.consume(req.payload, getClientIpKey(req))
    const proof = parseConsentChoice(await req.json?.(), await readAnalyticsIds(req.payload))
    const kept = await req.payload.create({ collection: 'consentements', data: proof })
    return Response.json(
      { identifiant: kept.identifiant, date: kept.createdAt },
      {
        status: 201,
        headers: { ...NO_STORE, 'Set-Cookie': createConsentCookie(kept) },
      },
    )
  },
}
