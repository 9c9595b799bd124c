import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'

import { shareInProcess } from '../process/shareInProcess'

/** Fields of every log line written meanwhile: `requestId` of a request, `jobId` and `task` of a job. */
export type RequestContext = Record<string, string>

/** The request or the job that the current code runs for. */
export const requestContext = shareInProcess(
  'requestContext',
  () => new AsyncLocalStorage<RequestContext>(),
)

/** Returns the fields that link a log line to its request or job. */
export const getLogFields = (): RequestContext => requestContext.getStore() ?? {}

/** Response header that names a request; also the request header of trusted proxies. */
export const REQUEST_ID_HEADER = 'X-Request-Id'

const CONTEXT = Symbol('requestContext')
type Response = ServerResponse & { [CONTEXT]?: RequestContext }

/**
 * Attaches the context to the response of a request. A response from memory needs no more: to run
 * in an AsyncLocalStorage would cost it a tenth of its time.
 */
export function attachContext(res: Response, context: RequestContext): void {
  res[CONTEXT] = context
}

/** Runs work, with all that it starts, for the request of a response. */
export function runInContextOf(res: Response, work: () => void): void {
  const context = res[CONTEXT]
  if (context) requestContext.run(context, work)
  else work()
}

/** Returns the id of the request of a response; empty when it has none. */
export const getRequestId = (res: Response): string => res[CONTEXT]?.requestId ?? ''

/** Names the request in its response. */
export function setRequestIdHeader(res: ServerResponse): void {
  const id = getRequestId(res)
  if (id) res.setHeader(REQUEST_ID_HEADER, id)
}
