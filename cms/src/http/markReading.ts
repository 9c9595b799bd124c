import { isPersonal, isPublicRead, PRIVATE_READ, PUBLIC_READ } from '../cache/publicRead'

/**
 * Says who may keep an answer of the API, where it says nothing itself: every cache what a visitor
 * reads, nobody anything else.
 */
export function markReading(request: Request, response: Response): Response {
  if (response.headers.has('cache-control')) return response
  const { headers, method, url } = request
  const isVisitor = !isPersonal(headers.get('authorization'), headers.get('cookie'))
  const isRead = method === 'GET' || method === 'HEAD'
  const isPublic =
    isVisitor && isRead && response.status === 200 && isPublicRead(new URL(url).pathname)
  response.headers.set('Cache-Control', isPublic ? PUBLIC_READ : PRIVATE_READ)
  return response
}
