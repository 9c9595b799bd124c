import type { ServerResponse } from 'node:http'

import type { Env } from '../env'

export const TRANSPORT_SECURITY = 'strict-transport-security'

/**
 * A year, as RFC 6797 and OWASP advise. Without `includeSubDomains`: what else the federation serves
 * under its domain is not ours to decide.
 */
const VALUE = 'max-age=31536000'

/** Sets HSTS on every answer of a site whose address (SITE_URL) begins with https://. */
export function setTransportSecurity(res: ServerResponse, { siteUrl }: Pick<Env, 'siteUrl'>): void {
  if (siteUrl.startsWith('https:')) res.setHeader(TRANSPORT_SECURITY, VALUE)
}
