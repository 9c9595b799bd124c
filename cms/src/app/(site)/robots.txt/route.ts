import { env } from '../../../env'
import { answerFound } from '../../../found/answerFound'
import { buildRobots } from '../../../found/buildRobots'

export const dynamic = 'force-dynamic'

/** GET /robots.txt: what robots may read, and where the sitemap is. */
export function GET() {
  return answerFound('text/plain', () => buildRobots(env.siteUrl))
}
