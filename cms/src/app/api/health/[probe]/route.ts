import { apiError } from '../../../../lib/errors/apiErrors'
import { createErrorResponse } from '../../../../lib/http/createErrorResponse'
import { checkReadiness } from '../../../../server/health/checkReadiness'
import { noStoreJson } from '../../../../lib/http/cacheControl'

export const dynamic = 'force-dynamic'

/** /api/health/live: the process responds; /ready: database and storage do too. */
export async function GET(_request: Request, { params }: { params: Promise<{ probe: string }> }) {
  const { probe } = await params
  if (probe === 'live') return noStoreJson({ status: 'ok' })
  if (probe === 'ready') return checkReadiness()
  return createErrorResponse(apiError('not-found'))
}
