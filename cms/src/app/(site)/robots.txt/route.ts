import { env } from '../../../lib/env'
import { createTextResponse } from '../../../features/seo/createTextResponse'
import { buildRobots } from '../../../features/seo/buildRobots'

export const dynamic = 'force-dynamic'

/** GET /robots.txt: crawler rules and the sitemap's URL. */
export function GET() {
  return createTextResponse('text/plain', () => buildRobots(env.siteUrl))
}
