import {
  createHttpError,
  createNetworkError,
  createTimeoutError,
  createUnreadableError,
} from './errors'
import { isMobileDevice } from '../browser/isMobileDevice'

const desktopTimeoutMs = 30_000
const mobileTimeoutMs = 60_000

/**
 * `fetch` as the API client wants it: gives up after 30 s (60 s on a mobile, specification,
 * section 9) and throws an `ApiError` for every answer that is not a success, or not JSON. Stopped by the
 * caller's own signal, it throws that signal's reason.
 */
export async function fetchFromApi(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const callerSignal = init.signal
  const controller = new AbortController()
  const stop = () => controller.abort(callerSignal?.reason)
  if (callerSignal?.aborted) stop()
  callerSignal?.addEventListener('abort', stop)
  const timer = setTimeout(
    () => controller.abort(createTimeoutError()),
    isMobileDevice() ? mobileTimeoutMs : desktopTimeoutMs,
  )
  try {
    const response = await fetch(input, { ...init, signal: controller.signal })
    // The body counts too: an answer that stalls half-way must not be awaited for ever.
    const body = await response.text()
    if (!response.ok)
      throw createHttpError(response.status, body, response.headers.get('Retry-After'))
    if (!isBodiless(response.status)) assertJson(body)
    return new Response(isBodiless(response.status) ? null : body, response)
  } catch (error) {
    if (controller.signal.aborted) throw controller.signal.reason
    if (error instanceof TypeError) throw createNetworkError(error)
    throw error
  } finally {
    clearTimeout(timer)
    callerSignal?.removeEventListener('abort', stop)
  }
}

/** Every answer of the API is JSON; a proxy's page, or half an answer, is none. */
function assertJson(body: string): void {
  try {
    JSON.parse(body)
  } catch (error) {
    throw createUnreadableError(error)
  }
}

function isBodiless(status: number): boolean {
  return status === 204 || status === 205 || status === 304
}
