import type { ServerResponse } from 'node:http'

import type { Env } from '../env'

export const HSTS_HEADER = 'strict-transport-security'

/**
 * One year, as RFC 6797 and OWASP advise. Without `includeSubDomains`: the federation may serve
 * other applications under its domain.
 */
const HSTS_VALUE = 'max-age=31536000'

/** Sets HSTS on a response if the site's URL (SITE_URL) begins with https://. */
export function setHstsHeader(res: ServerResponse, { siteUrl }: Pick<Env, 'siteUrl'>): void {
  if (siteUrl.startsWith('https:')) res.setHeader(HSTS_HEADER, HSTS_VALUE)
}
