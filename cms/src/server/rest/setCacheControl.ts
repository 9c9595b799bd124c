import {
  hasCredentials,
  isPublicApiPath,
  PRIVATE_CACHE_CONTROL,
  PUBLIC_CACHE_CONTROL,
} from '../../lib/http/cacheControl'
import { isReadRequest } from '../../lib/http/requestKinds'

/**
 * Sets Cache-Control on an API response that has none: public for anonymous reads, no caching
 * otherwise.
 */
export function setCacheControl(request: Request, response: Response): Response {
  if (response.headers.has('cache-control')) return response
  const { headers, url } = request
  const isVisitor = !hasCredentials(headers.get('authorization'), headers.get('cookie'))
  const isPublic =
    isVisitor &&
    isReadRequest(request) &&
    response.status === 200 &&
    isPublicApiPath(new URL(url).pathname)
  response.headers.set('Cache-Control', isPublic ? PUBLIC_CACHE_CONTROL : PRIVATE_CACHE_CONTROL)
  return response
}
