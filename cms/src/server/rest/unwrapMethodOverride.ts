import { apiError } from '../../lib/errors/apiErrors'
import { readLimitedBody } from '../../lib/http/limitRequestBody'

/** Header of the POST forms by which Payload's panel sends long queries of relationship fields. */
const PAYLOAD_OVERRIDE_HEADER = 'x-payload-http-method-override'

/** Supported by Payload; no client of this project sends it. */
const OVERRIDE_HEADER = 'x-http-method-override'

const FORM = 'application/x-www-form-urlencoded'

/**
 * Turns a POST form with a GET override into the equivalent GET request, so that the same bounds
 * apply; removes the override header before Payload sees it.
 * @throws ApiError 400 for any other override
 */
export async function unwrapMethodOverride(request: Request): Promise<Request> {
  const { headers, method, signal, url } = request
  const isOverridden = headers.has(PAYLOAD_OVERRIDE_HEADER)
  const isRead = method === 'POST' && headers.get(PAYLOAD_OVERRIDE_HEADER) === 'GET'
  const isForm = (headers.get('content-type') ?? '').toLowerCase().startsWith(FORM)
  if (headers.has(OVERRIDE_HEADER) || (isOverridden && !(isRead && isForm))) {
    throw apiError(
      'invalid-request',
      'Cette adresse ne lit pas d’autre verbe que celui de la requête.',
    )
  }
  if (!isOverridden) return request
  const address = new URL(url)
  address.search = (await readLimitedBody(request)).toString()
  const kept = new Headers(headers)
  for (const name of [
    PAYLOAD_OVERRIDE_HEADER,
    'content-type',
    'content-length',
    'transfer-encoding',
  ]) {
    kept.delete(name)
  }
  return new Request(address, { method: 'GET', headers: kept, signal })
}
