import { env } from '../../../lib/env'
import { createTextResponse } from '../../../features/seo/createTextResponse'
import { buildRobots } from '../../../features/seo/buildRobots'

export const dynamic = 'force-dynamic'

/** GET /robots.txt: what robots may read, and where the sitemap is. */
export function GET() {
  return createTextResponse('text/plain', () => buildRobots(env.siteUrl))
}
