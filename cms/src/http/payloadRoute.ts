import config from '@payload-config'
import { getPayload, type SanitizedConfig } from 'payload'

import { forbidden, invalidRequest, lengthRequired, notFound } from '../errors/houseErrors'
import { houseResponse } from '../errors/toHouseResponse'
import { refuseFormWithoutRoom } from '../files/refuseWithoutRoom'
import { log } from '../log'
import { readSession } from '../signin/readSession'
import { boundedBody } from './boundedBody'
import { dateFieldsOf } from './dateFieldsOf'
import { isFileForm } from './isFileUpload'
import { markReading } from './markReading'
import { unwrapMethodOverride } from './unwrapMethodOverride'
import { validateQuery } from './validateQuery'

type Route = (request: Request, args: { params: Promise<{ slug: string[] }> }) => Promise<Response>

/**
 * Wraps Payload's REST handler: bounds what a stranger may send, and gives the house shape to the few
 * answers that bypass its error hooks (an address that it does not know, a body that it cannot read).
 */
export function payloadRoute(handler: (request: Request, args: never) => Promise<Response>): Route {
  const route = handler as Route
  return async (request, args) => {
    try {
      const settings = await config
      refuseUnknownAddress(settings, (await args.params).slug)
      const bounded = await bound(await unwrapMethodOverride(request), settings)
      // While it cannot be read, nothing is done as if there were none.
      await readSession(await getPayload({ config }), bounded.headers)
      return markReading(request, await inHouseShape(await route(bounded, args)))
    } catch (error) {
      const response = houseResponse(error)
      // What stands behind the path may be somebody's token.
      const { pathname } = new URL(request.url)
      if (response.status >= 500) log.error({ err: error, url: pathname }, 'Requête en échec')
      return response
    }
  }
}

let dateFields: Set<string> | undefined

/**
 * Refuses addresses that Payload fails on: a collection named as what every object inherits, and the
 * versions of a collection that keeps none.
 */
function refuseUnknownAddress({ collections }: SanitizedConfig, slug: string[]): void {
  const [first = '', second] = slug
  const collection = collections.find((each) => each.slug === first)
  // Payload matches the rest of a path without regard to case.
  const isVersions = second?.toLowerCase() === 'versions'
  if (first in {} || (isVersions && collection && !collection.versions)) {
    throw notFound()
  }
}

/** Files go to Payload as they come, from an account; anything else is read within a bound. */
async function bound(request: Request, settings: SanitizedConfig): Promise<Request> {
  const { pathname, search } = new URL(request.url)
  dateFields ??= dateFieldsOf(settings)
  validateQuery(search, dateFields)
  const type = request.headers.get('content-type') ?? ''
  if (!isFileForm(pathname, type)) return boundedBody(request)
  if (!/boundary=/.test(type)) throw invalidRequest('Le formulaire est mal formé.')
  const user = await readSession(await getPayload({ config }), request.headers)
  if (!user) throw forbidden()
  const length = request.headers.get('content-length')
  if (!length) throw lengthRequired()
  await refuseFormWithoutRoom(Number(length))
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
