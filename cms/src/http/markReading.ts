import { isPersonal, isPublicRead, PRIVATE_READ, PUBLIC_READ } from '../cache/publicRead'
import { isRead } from './isRead'

/**
 * Says who may keep an answer of the API, where it says nothing itself: every cache what a visitor
 * reads, nobody anything else.
 */
export function markReading(request: Request, response: Response): Response {
  if (response.headers.has('cache-control')) return response
  const { headers, url } = request
  const isVisitor = !isPersonal(headers.get('authorization'), headers.get('cookie'))
  const isPublic =
    isVisitor && isRead(request) && response.status === 200 && isPublicRead(new URL(url).pathname)
  response.headers.set('Cache-Control', isPublic ? PUBLIC_READ : PRIVATE_READ)
  return response
}
