import { ISSUE_FILE_PATTERN } from '@regards/contract/issueFiles'
import { PUBLIC_CACHE_CONTROL } from '../../lib/http/cacheControl'
import { createErrorResponse } from '../../lib/http/createErrorResponse'
import { log } from '../../lib/log'

/** Creates a text response, or the API's error response when `build` throws. */
export async function createTextResponse(
  contentType: string,
  build: () => string | Promise<string>,
): Promise<Response> {
  try {
    return new Response(await build(), {
      headers: {
        'Content-Type': `${contentType}; charset=utf-8`,
        'Cache-Control': PUBLIC_CACHE_CONTROL,
      },
    })
  } catch (error) {
    const response = createErrorResponse(error)
    if (response.status >= 500) log.error({ err: error, contentType }, 'Requête en échec')
    return response
  }
}

/**
 * Builds robots.txt. Excludes the admin panel, the administration pages, and the API except what
 * pages need to render.
 * @param siteUrl URL of the site, without a trailing slash
 */
export function buildRobots(siteUrl: string): string {
  return [
    'User-agent: *',
    // Also excludes /adminregards: rules match URL prefixes.
    'Disallow: /admin',
    'Disallow: /api/',
    'Allow: /api/regards',
    'Allow: /api/globals/',
    // The others have the same content as /regards/{n}/pdf.
    ...ISSUE_FILE_PATTERN.split('|')
      .filter((segment) => segment !== 'pdf')
      .map((segment) => `Disallow: /regards/*/${segment}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

interface SecurityContact {
  /** URL of the site, without a trailing slash. */
  siteUrl: string
  /** Undefined while the site only has a placeholder. */
  email: string | undefined
  now: Date
}

/** Builds security.txt (RFC 9116), which expires less than a year after `now`. */
export function buildSecurityTxt({ siteUrl, email, now }: SecurityContact): string {
  return [
    `Contact: ${email ? `mailto:${email}` : `${siteUrl}/mentions-legales`}`,
    `Expires: ${new Date(now.getTime() + YEAR_MS - 24 * 60 * 60 * 1000).toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
