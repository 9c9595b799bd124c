import type { PayloadRequest } from 'payload'

import { env } from '../../../lib/env'

/** This site as WebAuthn knows it: passkeys belong to a domain, and work on its pages only. */
export interface RelyingParty {
  /** The domain. */
  id: string
  /** Origins from which passkeys are accepted. */
  origins: string[]
}

/**
 * Returns the relying party: of SITE_URL or, without that setting, of the request's host, as
 * `rejectCrossOrigin` does. The browser checks the domain against the page's in either case.
 */
export function getRelyingParty({ headers }: Pick<PayloadRequest, 'headers'>): RelyingParty {
  const host = headers.get('host')
  if (env.isSiteUrlSet || !host) {
    const { hostname, origin } = new URL(env.siteUrl)
    return { id: hostname, origins: [origin] }
  }
  // The scheme is known only to the proxy that terminates TLS, if any: both are accepted.
  return { id: new URL(`http://${host}`).hostname, origins: [`https://${host}`, `http://${host}`] }
}
