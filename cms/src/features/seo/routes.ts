import type { Payload } from 'payload'
import { ISSUE_FILE_PATTERN } from '@regards/contract/issueFiles'

import { env } from '../../lib/env'
import { apiError } from '../../lib/errors/apiErrors'
import type { SiteRoute } from '../../lib/http/siteRoute'
import { buildFeed, readFeed } from './feed'
import { buildSitemap, buildSitemapIndex, readSitemap, readSitemapFile } from './sitemap'
import { PUBLIC_CACHE_CONTROL } from '../../lib/http/cacheControl'
import { createErrorResponse } from '../../lib/http/createErrorResponse'
import { log } from '../../lib/log'

/**
 * Files for search engines and feed readers, and the contact for vulnerability reports.
 * @param isExampleEmail whether an e-mail address is the placeholder of a new site
 */
export function createSeoRoutes(
  payload: Payload,
  isExampleEmail: (email: string | null | undefined) => boolean,
): SiteRoute[] {
  return [
    {
      path: /^\/regards\.atom$/,
      answer: () =>
        createTextResponse('application/atom+xml', async () =>
          buildFeed(await readFeed(payload, env.siteUrl)),
        ),
    },
    {
      path: /^\/robots\.txt$/,
      answer: () => createTextResponse('text/plain', () => buildRobots(env.siteUrl)),
    },
    {
      // Every indexable page, or an index of the sitemaps of a large site.
      path: /^\/sitemap\.xml$/,
      answer: () =>
        createTextResponse('application/xml', async () => {
          const map = await readSitemap(payload)
          return 'files' in map
            ? buildSitemapIndex(env.siteUrl, map.files)
            : buildSitemap(env.siteUrl, map.entries)
        }),
    },
    {
      // A sitemap of a large site, beside the pages that it lists.
      path: /^\/sitemap-(\d+)\.xml$/,
      answer: (_request, file = '') =>
        createTextResponse('application/xml', async () => {
          const number = /^[1-9]\d{0,5}$/.test(file) ? Number(file) : undefined
          const entries = number && (await readSitemapFile(payload, number))
          if (!entries) throw apiError('not-found')
          return buildSitemap(env.siteUrl, entries)
        }),
    },
    {
      path: /^\/\.well-known\/security\.txt$/,
      answer: () =>
        createTextResponse('text/plain', async () => {
          const { email } = await payload.findGlobal({ slug: 'parametres', depth: 0 })
          return buildSecurityTxt({
            siteUrl: env.siteUrl,
            email: isExampleEmail(email) ? undefined : email,
            now: new Date(),
          })
        }),
    },
  ]
}

/** Creates a text response, or the API's error response when `build` throws. */
async function createTextResponse(
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

/** Builds robots.txt: no panel, no administration, of the API only what pages need to render. */
function buildRobots(siteUrl: string): string {
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
function buildSecurityTxt({ siteUrl, email, now }: SecurityContact): string {
  return [
    `Contact: ${email ? `mailto:${email}` : `${siteUrl}/mentions-legales`}`,
    `Expires: ${new Date(now.getTime() + YEAR_MS - 24 * 60 * 60 * 1000).toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
