import config from '@payload-config'
import { getPayload, type SanitizedConfig } from 'payload'

import { forbidden, invalidRequest, lengthRequired, notFound } from '../../lib/errors/apiErrors'
import { createErrorResponse } from '../../lib/errors/toErrorResponse'
import { refuseFormWithoutRoom } from '../../media/validation/assertDiskSpace'
import { log } from '../../lib/log'
import { getSessionUser } from '../../access/getSessionUser'
import { limitRequestBody } from '../../lib/http/limitRequestBody'
import { getDateFieldNames } from './getDateFieldNames'
import { isMultipartUpload } from '../../lib/http/isFileUpload'
import { setCacheControl } from './setCacheControl'
import { unwrapMethodOverride } from './unwrapMethodOverride'
import { validateQuery } from './validateQuery'

type RestHandler = (
  request: Request,
  args: { params: Promise<{ slug: string[] }> },
) => Promise<Response>

/**
 * Wraps Payload's REST handler: bounds what a stranger may send, and gives the house shape to the few
 * answers that bypass its error hooks (an address that it does not know, a body that it cannot read).
 */
export function wrapRestHandler(
  handler: (request: Request, args: never) => Promise<Response>,
): RestHandler {
  const route = handler as RestHandler
  return async (request, args) => {
    try {
      const settings = await config
      rejectUnknownPath(settings, (await args.params).slug)
      const bounded = await limitRequest(await unwrapMethodOverride(request), settings)
      // While it cannot be read, nothing is done as if there were none.
      await getSessionUser(await getPayload({ config }), bounded.headers)
      return setCacheControl(request, await normalizeErrorResponse(await route(bounded, args)))
    } catch (error) {
      const response = createErrorResponse(error)
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
function rejectUnknownPath({ collections }: SanitizedConfig, slug: string[]): void {
  const [first = '', second] = slug
  const collection = collections.find((each) => each.slug === first)
  // Payload matches the rest of a path without regard to case.
  const isVersions = second?.toLowerCase() === 'versions'
  if (first in {} || (isVersions && collection && !collection.versions)) {
    throw notFound()
  }
}

/** Files go to Payload as they come, from an account; anything else is read within a bound. */
async function limitRequest(request: Request, settings: SanitizedConfig): Promise<Request> {
  const { pathname, search } = new URL(request.url)
  dateFields ??= getDateFieldNames(settings)
  validateQuery(search, dateFields)
  const type = request.headers.get('content-type') ?? ''
  if (!isMultipartUpload(pathname, type)) return limitRequestBody(request)
  if (!/boundary=/.test(type)) throw invalidRequest('Le formulaire est mal formé.')
  const user = await getSessionUser(await getPayload({ config }), request.headers)
  if (!user) throw forbidden()
  const length = request.headers.get('content-length')
  if (!length) throw lengthRequired()
  await refuseFormWithoutRoom(Number(length))
  return request
}

async function normalizeErrorResponse(response: Response): Promise<Response> {
  if (response.status < 400) return response
  const body = await readJson(response.clone())
  if (body && 'errors' in body && response.status < 500) return response
  if (response.status === 404 || response.status === 501) return createErrorResponse(notFound())
  return body && hasErrorCode(body) ? response : createErrorResponse(undefined)
}

/** Payload's own « Something went wrong. » has no code. */
const hasErrorCode = (body: object): boolean => JSON.stringify(body).includes('"code"')

async function readJson(response: Response): Promise<object | undefined> {
  try {
    const body: unknown = await response.json()
    return typeof body === 'object' && body !== null ? body : undefined
  } catch {
    return undefined
  }
}
