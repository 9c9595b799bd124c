import { forbidden, notFound, serviceUnavailable } from './houseErrors'
import { houseResponse } from './toHouseResponse'

type Route = (request: Request, args: { params: Promise<{ slug: string[] }> }) => Promise<Response>

/**
 * Wraps Payload's REST handler for the few answers that bypass its error hooks: an address that it
 * does not know, and a database that was away when it started. A form larger than any without files
 * (the panel signs in with one), from someone who shows no sign of an account, is refused before a
 * byte of it is read.
 */
export function houseRoute(handler: (request: Request, args: never) => Promise<Response>): Route {
  const payloadRoute = handler as Route
  return async (request, args) => {
    if (isLargeForm(request) && !showsAccount(request)) return houseResponse(forbidden())
    const response = await payloadRoute(request, args)
    if (response.status < 400) return response
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => undefined)
    if (body && typeof body === 'object' && 'errors' in body) return response
    if (response.status === 404) return houseResponse(notFound())
    return response.status >= 500 ? houseResponse(serviceUnavailable()) : response
  }
}

const FORM_WITHOUT_FILES_BYTES = 64 * 1024

function isLargeForm(request: Request): boolean {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/') ?? false
  const length = Number(request.headers.get('content-length') ?? Infinity)
  return isForm && length > FORM_WITHOUT_FILES_BYTES
}

const showsAccount = (request: Request) =>
  request.headers.has('authorization') ||
  /(^|;\s*)payload-token=/.test(request.headers.get('cookie') ?? '')
