import {
  hasCredentials,
  isPublicApiPath,
  PRIVATE_CACHE_CONTROL,
  PUBLIC_CACHE_CONTROL,
} from '../../lib/http/cacheControl'
import { isReadRequest } from '../../lib/http/isReadRequest'

/**
 * Says who may keep an answer of the API, where it says nothing itself: every cache what a visitor
 * reads, nobody anything else.
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
