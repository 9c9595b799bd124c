import type { Endpoint } from 'payload'

import { invalidToken } from '../../errors/houseErrors'
import { unsubscribe } from '../unsubscribe'
import { readUnsubscribeToken } from '../unsubscription'
import { formEndpoint, seeOther } from './formEndpoint'

/**
 * POST /api/newsletter/desinscription?jeton=…: one-click (RFC 8058), from a mail program, without a
 * session; or with the token in the form of the site's page. Not limited: after an announcement, many
 * come from the few addresses of a mail provider, and a token that is not ours costs no query.
 */
export const desinscription = formEndpoint({
  name: 'desinscription',
  handle: async (req, { jeton = req.searchParams.get('jeton') }) => {
    const empreinte = typeof jeton === 'string' ? readUnsubscribeToken(jeton) : undefined
    if (!empreinte) throw invalidToken()
    await unsubscribe(req.payload, empreinte)
    return 'desinscrit'
  },
})

/** GET of the same: a mail program that knows no one-click shows the page, which asks. */
export const desinscriptionPage: Endpoint = {
  path: '/newsletter/desinscription',
  method: 'get',
  handler: ({ searchParams }) =>
    seeOther(`desinscription?${new URLSearchParams({ jeton: searchParams.get('jeton') ?? '' })}`),
}
