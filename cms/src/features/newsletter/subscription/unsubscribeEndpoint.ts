import type { Payload } from 'payload'

import { apiError } from '../../../lib/errors/apiErrors'
import { addToSuppressionList, verifyUnsubscribeToken } from '../subscribers/unsubscription'
import { createFormEndpoint, redirectSeeOther } from './formEndpoint'
import { endpoint } from '../../../lib/payload/endpoint'

/**
 * POST /api/newsletter/desinscription?jeton=…: one-click unsubscription (RFC 8058) from an e-mail
 * client, without a session, or with the token from the page's form. No rate limit: after a
 * campaign, many requests come from the few IP addresses of an e-mail provider, and an invalid
 * token costs no query.
 * @throws ApiError 400 invalid-token
 */
export const unsubscribeEndpoint = createFormEndpoint({
  name: 'desinscription',
  handle: async (req, { jeton = req.searchParams.get('jeton') }) => {
    const empreinte = typeof jeton === 'string' ? verifyUnsubscribeToken(jeton) : undefined
    if (!empreinte) throw apiError('invalid-token')
    await unsubscribe(req.payload, empreinte)
    return 'desinscrit'
  },
})

/**
 * GET of the same path: e-mail clients without one-click support open the page, which asks for
 * confirmation.
 */
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
  await payload.db.deleteMany({
    collection: 'abonnes',
    where: { empreinte: { equals: empreinte } },
  })
}
