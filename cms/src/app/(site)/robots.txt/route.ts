import { env } from '../../../lib/env'
import { buildRobots, createTextResponse } from '../../../features/seo'

export const dynamic = 'force-dynamic'

/** GET /robots.txt: crawler rules and the sitemap's URL. */
export function GET() {
  return createTextResponse('text/plain', () => buildRobots(env.siteUrl))
}
