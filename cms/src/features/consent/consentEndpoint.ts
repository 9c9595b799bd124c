import { randomUUID } from 'node:crypto'

import { generateCookie } from 'payload/shared'
import { z } from 'zod'

import { createRateLimiter } from '../../infrastructure/rateLimit/createRateLimiter'
import { env } from '../../lib/env'
import { apiError } from '../../lib/errors/apiErrors'
import { NO_STORE } from '../../lib/http/cacheControl'
import type { Operations } from '../../lib/openapi/schemas'
import type { Consentement } from '../../payload-types'
import { isAnalyticsEnabled, readAnalyticsIds, type AnalyticsIds } from './analyticsIds'
import { endpoint } from '../../lib/payload/endpoint'

/** High, since an office or a school may share one IP address and visitors rarely choose. */
const perIpLimiter = createRateLimiter('consentement', 60, { minutes: 1 })

/** Stores the proof of a visitor's choice, and a cookie. Responds 201 `{identifiant, date}`. */
export const consentEndpoint = endpoint('post', '/consentement', async (req) => {
  await perIpLimiter.consumeForClient(req)
  const proof = parseConsentChoice(await req.json?.(), await readAnalyticsIds(req.payload))
  const kept = await req.payload.create({ collection: 'consentements', data: proof })
  return Response.json(
    { identifiant: kept.identifiant, date: kept.createdAt },
    {
      status: 201,
      headers: { ...NO_STORE, 'Set-Cookie': createConsentCookie(kept) },
    },
  )
})

/** How a visitor chose: by a button, purpose by purpose, or by closing the banner. */
const METHODS = ['tout-accepter', 'tout-refuser', 'choix', 'fermeture'] as const

/** Body of a consent request. */
const consentChoice = z.strictObject({
  // Identifier of the visitor's earlier choices; a first choice gets a new one.
  identifiant: z.uuidv4().optional(),
  version: z.int().min(1).max(9999),
  moyen: z.enum(METHODS),
  choix: z.strictObject({ audience: z.boolean().optional(), publicite: z.boolean().optional() }),
})

type ConsentRecord = Pick<
  Consentement,
  'identifiant' | 'version' | 'moyen' | 'audience' | 'publicite'
>

/** Parses a consent request. @throws ApiError 400 for a malformed choice or a disabled purpose */
function parseConsentChoice(value: unknown, measurement: AnalyticsIds): ConsentRecord {
  const { success, data } = consentChoice.safeParse(value)
  if (!success) throw apiError('invalid-request', 'Ce choix est mal formé.')
  const { choix, identifiant = randomUUID(), ...proof } = data
  const { audience, publicite } = choix
  const isUnknown =
    (audience !== undefined && !measurement.mesureAudience) ||
    (publicite !== undefined && !measurement.mesurePublicite)
  const isEmpty = audience === undefined && publicite === undefined
  if (isUnknown || isEmpty || !isAnalyticsEnabled(measurement)) {
    throw apiError('invalid-request', 'Ce site ne demande pas de choix à ce sujet.')
  }
  return {
    ...proof,
    identifiant,
    audience: toChoiceValue(audience),
    publicite: toChoiceValue(publicite),
  }
}

const toChoiceValue = (isAgreed: boolean | undefined) =>
  isAgreed === undefined ? undefined : isAgreed ? 'accepte' : 'refuse'

/** How long a choice is valid, rejections too (CNIL: six months). */
const LIFETIME_MS = 182 * 24 * 60 * 60 * 1000

/**
 * The cookie that keeps a visitor's choice: Safari ends after seven days what a script writes. Its
 * names are those of vanilla-cookieconsent, which wrote it until November 2026.
 */
function createConsentCookie(proof: Consentement): string {
  const { audience, publicite, version } = proof
  const asked = (audience ? 1 : 0) + (publicite ? 2 : 0)
  const value = {
    categories: [
      'necessaires',
      ...(audience === 'accepte' ? ['audience'] : []),
      ...(publicite === 'accepte' ? ['publicite'] : []),
    ],
    // A different text or another purpose asks visitors again: `toRevision` of web.
    revision: version * 4 + asked,
    consentId: proof.identifiant,
    lastConsentTimestamp: proof.createdAt,
  }
  return generateCookie<string>({
    name: 'consentement',
    value: encodeURIComponent(JSON.stringify(value)),
    expires: new Date(Date.parse(proof.createdAt) + LIFETIME_MS),
    path: '/',
    httpOnly: false,
    sameSite: 'Lax',
    secure: env.siteUrl.startsWith('https:'),
    returnCookieAsObject: false,
  })
}

/** Description of the endpoint, for the OpenAPI document. */
export const consentOperations: Operations = {
  'POST /api/consentement': {
    summary: 'Store the proof of a visitor’s choice, and keep it in the cookie `consentement`',
    body: consentChoice,
    responses: { 201: z.object({ identifiant: z.string(), date: z.string() }) },
    errors: ['invalid-request', 'too-many-requests'],
  },
}
