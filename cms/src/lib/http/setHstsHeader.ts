import type { ServerResponse } from 'node:http'

import type { Env } from '../env'

export const HSTS_HEADER = 'strict-transport-security'

/**
 * A year, as RFC 6797 and OWASP advise. Without `includeSubDomains`: what else the federation serves
 * under its domain is not ours to decide.
 */
const HSTS_VALUE = 'max-age=31536000'

/** Sets HSTS on every answer of a site whose address (SITE_URL) begins with https://. */
export function setHstsHeader(res: ServerResponse, { siteUrl }: Pick<Env, 'siteUrl'>): void {
  if (siteUrl.startsWith('https:')) res.setHeader(HSTS_HEADER, HSTS_VALUE)
}
