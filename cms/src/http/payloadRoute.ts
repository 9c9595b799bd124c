import config from '@payload-config'
import { getPayload } from 'payload'

import { forbidden, invalidRequest, notFound } from '../errors/houseErrors'
import { houseResponse } from '../errors/toHouseResponse'
import { log } from '../log'
import { guardSignIn, isSignIn } from '../signin/guardSignIn'
import { boundedBody } from './boundedBody'
import { markReading } from './markReading'
import { refuseOddQuery } from './refuseOddQuery'

type Route = (request: Request, args: { params: Promise<{ slug: string[] }> }) => Promise<Response>

/** The only addresses that take files: POST a new one, PATCH to replace one. */
const FILE_ADDRESS = /^\/api\/(documents|images)(\/[^/]+)?$/

/**
 * Wraps Payload's REST handler: bounds what a stranger may send, and gives the house shape to the few
 * answers that bypass its error hooks (an address that it does not know, a body that it cannot read).
 */
export function payloadRoute(handler: (request: Request, args: never) => Promise<Response>): Route {
  const route = handler as Route
  return async (request, args) => {
    try {
      const bounded = await bound(request)
      const answer = () => route(bounded, args)
      const response = await (isSignIn(bounded) ? guardSignIn(answer) : answer())
      return markReading(request, await inHouseShape(response))
    } catch (error) {
      const response = houseResponse(error)
      // What stands behind the path may be somebody's token.
      const { pathname } = new URL(request.url)
      if (response.status >= 500) log.error({ err: error, url: pathname }, 'Requête en échec')
      return response
    }
  }
}

/** Files go to Payload as they come, from an account; anything else is read within a bound. */
async function bound(request: Request): Promise<Request> {
  const { pathname, search } = new URL(request.url)
  refuseOddQuery(search)
  const isForm = request.headers.get('content-type')?.startsWith('multipart/') ?? false
  if (!isForm || !FILE_ADDRESS.test(pathname)) return boundedBody(request)
  if (!/boundary=/.test(request.headers.get('content-type') ?? '')) {
    throw invalidRequest('Le formulaire est mal formé.')
  }
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: request.headers })
  if (!user) throw forbidden()
  return request
}

async function inHouseShape(response: Response): Promise<Response> {
  if (response.status < 400) return response
  const body = await readJson(response.clone())
  if (body && 'errors' in body && response.status < 500) return response
  if (response.status === 404 || response.status === 501) return houseResponse(notFound())
  return body && houseShape(body) ? response : houseResponse(undefined)
}

/** Payload's own « Something went wrong. » has no code. */
const houseShape = (body: object): boolean => JSON.stringify(body).includes('"code"')

async function readJson(response: Response): Promise<object | undefined> {
  try {
    const body: unknown = await response.json()
    return typeof body === 'object' && body !== null ? body : undefined
  } catch {
    return undefined
  }
}
