import type { IncomingMessage } from 'node:http'

import { apiError, toMebibytes } from '../../lib/errors/apiErrors'
import { MAX_BODY_BYTES } from '../../lib/http/limitRequestBody'

/**
 * Checks the size of a body that is sent to the panel, whose server functions read at most 1 MiB: Next would answer a
 * larger one with 500. Files are sent to the API.
 * @throws ApiError 413 above 1 MiB, 411 without a Content-Length
 */
export function limitPanelBody({ headers }: IncomingMessage): void {
  if (headers['transfer-encoding'] !== undefined) throw apiError('length-required')
  if (Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES)
    throw apiError('file-too-large', { megaoctets: toMebibytes(MAX_BODY_BYTES) })
}
