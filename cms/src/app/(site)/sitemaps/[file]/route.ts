import config from '@payload-config'
import { getPayload } from 'payload'

import { env } from '../../../../lib/env'
import { apiError } from '../../../../lib/errors/apiErrors'
import { buildSitemap, createTextResponse, readSitemapFile } from '../../../../features/seo'

export const dynamic = 'force-dynamic'

/**
 * GET /sitemap-{n}.xml, rewritten to this route (next.config.js): a sitemap of a large site, beside the
 * pages that it lists.
 */
export function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  return createTextResponse('application/xml', async () => {
    const { file } = await params
    const number = /^[1-9]\d{0,5}$/.test(file) ? Number(file) : undefined
    const entries = number && (await readSitemapFile(await getPayload({ config }), number))
    if (!entries) throw apiError('not-found')
    return buildSitemap(env.siteUrl, entries)
  })
}
