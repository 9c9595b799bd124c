import type { Payload } from 'payload'

import { env } from '../../lib/env'
import { apiError } from '../../lib/errors/apiErrors'
import type { SiteRoute } from '../../lib/http/siteRoute'
import { buildFeed, readFeed } from './feed'
import { buildSitemap, buildSitemapIndex, readSitemap, readSitemapFile } from './sitemap'
import { buildRobots, buildSecurityTxt, createTextResponse } from './textFiles'

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
