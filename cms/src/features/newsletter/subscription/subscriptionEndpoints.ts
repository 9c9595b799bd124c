import { subscriptionForm, unsubscriptionForm } from '@regards/contract/schemas/newsletter'

import { deleteRows } from '../../../infrastructure/database/rows'
import { requireEmail } from '../../../infrastructure/email'
import {
  createRateLimiter,
  getClientSiteKey,
} from '../../../infrastructure/rateLimit/createRateLimiter'
import { parseConsentProof } from '../subscribers/Abonnes'
import { parseEmailAddress } from '../subscribers/emailAddress'
import { createFormEndpoint, redirectSeeOther } from './formEndpoint'
import { queueSubscriptionRequest } from './subscriptionRequest'
import type { Payload } from 'payload'
import { apiError } from '../../../lib/errors/apiErrors'
import { addToSuppressionList, verifyUnsubscribeToken } from '../subscribers/unsubscription'
import { endpoint } from '../../../lib/payload/endpoint'

/** Allows several people behind one IP address, such as a family or a club. */
const perIpLimiter = createRateLimiter('lettre-adresse', 20, { minutes: 10 })

/** Limits the networks of one customer, who may have 65,536 of them (an IPv6 /48). */
const perSiteLimiter = createRateLimiter('lettre-reseau', 60, { minutes: 10 })

/**
 * POST /api/newsletter/inscription `{email}`. Neither the response nor its timing reveals who is
 * subscribed: the request is only queued, for a job that replies by e-mail. A request that fills in
 * the honeypot field is queued too, and dropped by the job.
 */
export const subscribeEndpoint = createFormEndpoint({
  name: 'inscription',
  status: 202,
  schema: subscriptionForm,
  fault: 'invalid-email',
  handle: async (req, fields) => {
    await perIpLimiter.consumeForClient(req)
    await perSiteLimiter.consume(req.payload, getClientSiteKey(req))
    requireEmail()
    const email = parseEmailAddress(fields.email)
    await queueSubscriptionRequest(req.payload, {
      email,
      ...parseConsentProof(fields),
      isTrapped: Boolean(fields.remarque),
    })
    return 'envoyee'
  },
})

/**
 * One-click unsubscription (RFC 8058) without a session, or with the token of the page's form. No
 * rate limit: after a campaign, many requests come from the few IP addresses of an e-mail provider,
 * and an invalid token costs no query.
 */
export const unsubscribeEndpoint = createFormEndpoint({
  name: 'desinscription',
  schema: unsubscriptionForm,
  fault: 'invalid-token',
  handle: async (req, { jeton = req.searchParams.get('jeton') }) => {
    const empreinte = jeton === null ? undefined : verifyUnsubscribeToken(jeton)
    if (!empreinte) throw apiError('invalid-token')
    await unsubscribe(req.payload, empreinte)
    return 'desinscrit'
  },
})

/** GET of the same path, for e-mail clients without one click: the page asks to confirm. */
export const unsubscribePageEndpoint = endpoint(
  'get',
  '/newsletter/desinscription',
  ({ searchParams }) =>
    redirectSeeOther(
      `desinscription?${new URLSearchParams({ jeton: searchParams.get('jeton') ?? '' })}`,
    ),
)

/**
 * Deletes a subscriber and adds the address to the suppression list; idempotent. The suppression
 * comes first: if the process stops in between, the remaining record is ignored.
 */
async function unsubscribe(payload: Payload, empreinte: string): Promise<void> {
  await addToSuppressionList(payload, empreinte)
  await deleteRows(payload, 'abonnes', { empreinte: { equals: empreinte } })
}
