import type { Endpoint } from 'payload'

import { invalidToken } from '../../../lib/errors/apiErrors'
import { unsubscribe } from '../unsubscription/unsubscribe'
import { verifyUnsubscribeToken } from '../unsubscription/unsubscribeToken'
import { createFormEndpoint, redirectSeeOther } from './createFormEndpoint'

/**
 * POST /api/newsletter/desinscription?jeton=…: one-click (RFC 8058), from a mail program, without a
 * session; or with the token in the form of the site's page. Not limited: after an announcement, many
 * come from the few addresses of a mail provider, and a token that is not ours costs no query.
 */
export const unsubscribeEndpoint = createFormEndpoint({
  name: 'desinscription',
  handle: async (req, { jeton = req.searchParams.get('jeton') }) => {
    const empreinte = typeof jeton === 'string' ? verifyUnsubscribeToken(jeton) : undefined
    if (!empreinte) throw invalidToken()
    await unsubscribe(req.payload, empreinte)
    return 'desinscrit'
  },
})

/** GET of the same: a mail program that knows no one-click shows the page, which asks. */
export const unsubscribePageEndpoint: Endpoint = {
  path: '/newsletter/desinscription',
  method: 'get',
  handler: ({ searchParams }) =>
    redirectSeeOther(
      `desinscription?${new URLSearchParams({ jeton: searchParams.get('jeton') ?? '' })}`,
    ),
}
