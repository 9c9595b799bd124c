import { version } from '../../../lib/version'

export const dynamic = 'force-dynamic'

/** GET /api/health: the process responds, and which version it is. */
export const GET = () =>
  Response.json({ status: 'ok', version }, { headers: { 'Cache-Control': 'no-store' } })
