import {
  createHttpError,
  createNetworkError,
  createTimeoutError,
  createUnreadableError,
} from './errors'
import { compareClocks } from './serverClock'

const desktopTimeoutMs = 30_000
const mobileTimeoutMs = 60_000

/**
 * `fetch` for the API client. Times out after 30 s, 60 s on mobile (specification, section 9).
 * @throws ApiError for a network error, a timeout, an unsuccessful response, or a body that is not
 *   JSON; the reason of the caller's signal when it aborts
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
    // Reads the body within the timeout: a response may stall half-way.
    const body = await response.text()
    compareClocks(response.headers)
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

/** @throws ApiError `unreadable` when the body is not JSON: a proxy's page, a truncated body */
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

type NavigatorWithHints = Navigator & { userAgentData?: { mobile?: boolean } }

/** Whether the device is a phone or tablet: by client hints, else by a coarse pointer. */
function isMobileDevice(): boolean {
  const { userAgentData } = navigator as NavigatorWithHints
  return userAgentData?.mobile ?? window.matchMedia('(pointer: coarse)').matches
}
