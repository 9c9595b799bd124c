import type { ServerResponse } from 'node:http'

import type { Env } from '../env'

export const HSTS_HEADER = 'strict-transport-security'

/**
 * One year, as RFC 6797 and OWASP advise. Without `includeSubDomains`: the federation may serve
 * other applications under its domain.
 */
const HSTS_VALUE = 'max-age=31536000'

/** Returns HSTS as raw headers (name, value) if the site's URL (SITE_URL) begins with https://; otherwise none. */
export const getHstsHeaders = ({ siteUrl }: Pick<Env, 'siteUrl'>): string[] =>
  siteUrl.startsWith('https:') ? [HSTS_HEADER, HSTS_VALUE] : []

/** Sets HSTS on a response, under the condition of {@link getHstsHeaders}. */
export function setHstsHeader(res: ServerResponse, env: Pick<Env, 'siteUrl'>): void {
  const [name, value] = getHstsHeaders(env)
  if (name && value) res.setHeader(name, value)
}
