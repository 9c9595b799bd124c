import type { Endpoint } from 'payload'

import { addressKey, createLimiter } from '../limits/createLimiter'
import { readMeasurement } from '../measurement/readMeasurement'
import { readConsent } from './readConsent'

/** An office or a school may share one address; nobody chooses often. */
const limiter = createLimiter({ name: 'consentement', points: 60, durationSeconds: 60 })

/**
 * POST /api/consentement: keeps the proof of a visitor's choice, and nothing else of the visitor.
 * Answers 201 `{identifiant, date}`; 400 and 429 in the house shape.
 */
export const consentEndpoint: Endpoint = {
  path: '/consentement',
  method: 'post',
  handler: async (req) => {
    await limiter.consume(req.payload, addressKey(req))
    const proof = readConsent(await req.json?.(), await readMeasurement())
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
