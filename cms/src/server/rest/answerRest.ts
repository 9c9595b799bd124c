import { getPayload, handleEndpoints, type SanitizedConfig, type Payload } from 'payload'
import config from '@payload-config'
import { apiError } from '../../lib/errors/apiErrors'
import { createErrorResponse } from '../../lib/http/createErrorResponse'
import { refuseFormWithoutRoom } from '../../media/validation/assertDiskSpace'
import { countReads, limitReads } from '../../infrastructure/rateLimit/limitReads'
import { log } from '../../lib/log'
import { getSessionUser } from '../../features/accounts'
import {
  CURRENT_USER_PATH,
  isPublicApiPath,
  hasCredentials,
  PRIVATE_CACHE_CONTROL,
  toPublicCacheControl,
} from '../../lib/http/cacheControl'
import { CLIENT_IP_HEADER, anonymizeIp } from '../../lib/http/getClientIp'
import { limitRequestBody } from '../../lib/http/limitRequestBody'
import { isMultipartUpload, isReadRequest } from '../../lib/http/requestKinds'
import { boundVisitorQuery } from './boundVisitorQuery'
import { isDocumentRequest, respondWithDocument } from '../../openapi'
import { explainRejection, readSession } from './readSession'
import { unwrapMethodOverride } from './unwrapMethodOverride'
import { validateQuery } from './validateQuery'

/**
 * Answers a request by Payload's REST API: limits what unauthenticated clients may send, and converts the few
 * errors that bypass Payload's error hooks (unknown path, unreadable body) to the API's format.
 */
export async function answerRest(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  try {
    const settings = await config
    rejectUnknownPath(settings, pathname)
    if (isDocumentRequest(request)) return await respondWithDocument(request, settings)
    const limited = await limitRequest(await unwrapMethodOverride(toGet(request)), settings)
    const payload = await getPayload({ config })
    const missingSetup = await readSession(payload, limited)
    const isVisitor =
      missingSetup !== undefined || !(await getSessionUser(payload, limited.headers))
    const bounded = isVisitor ? await boundVisitorRead(limited) : limited
    const response = await normalizeErrorResponse(
      await handleEndpoints({ config, request: bounded }),
    )
    await logRejection(payload, bounded, response)
    return setCacheControl(request, await explainRejection(response, missingSetup))
  } catch (error) {
    const response = createErrorResponse(error)
    // The query may contain a token: only the path is logged.
    if (response.status >= 500) log.error({ err: error, url: pathname }, 'Requête en échec')
    return response
  }
}

/**
 * Turns HEAD into GET, as Payload finds endpoints by method; no body is sent. In development the
 * request is a proxy of Next's, which Node 24 does not copy.
 */
const toGet = (request: Request): Request =>
  request.method === 'HEAD'
    ? new Request(request.url, { headers: request.headers, signal: request.signal })
    : request

/**
 * Bounds and counts a visitor's read that bypassed the cache: a request with a cookie or header
 * that is no session does. Requests from within this process have no address.
 */
async function boundVisitorRead(request: Request): Promise<Request> {
  const address = request.headers.get(CLIENT_IP_HEADER)
  const url = new URL(request.url)
  if (!address || request.method !== 'GET' || url.pathname === CURRENT_USER_PATH) return request
  await limitReads(address, countReads(url.pathname))
  if (!isPublicApiPath(url.pathname)) return request
  const bounded = new URL(boundVisitorQuery(url.pathname + url.search), url)
  return new Request(bounded, request)
}

/**
 * Rejects paths that make Payload fail: a collection named like an inherited object property, and
 * the versions of a collection without versions.
 */
function rejectUnknownPath({ collections }: SanitizedConfig, pathname: string): void {
  const [first = '', second] = pathname.split('/').slice(2).map(decodeURIComponent)
  const collection = collections.find((each) => each.slug === first)
  // Payload matches the rest of a path case-insensitively.
  const isVersions = second?.toLowerCase() === 'versions'
  if (first in {} || (isVersions && collection && !collection.versions)) {
    throw apiError('not-found')
  }
}

/** Streams an account's files to Payload; reads any other body up to a limit. */
async function limitRequest(request: Request, settings: SanitizedConfig): Promise<Request> {
  const { pathname, search } = new URL(request.url)
  validateQuery(search, settings)
  const type = request.headers.get('content-type') ?? ''
  if (!isMultipartUpload(pathname, type)) {
    return rejectUnreadableType(await limitRequestBody(request), settings)
  }
  if (!/boundary=/.test(type)) throw apiError('invalid-request', 'Le formulaire est mal formé.')
  const user = await getSessionUser(await getPayload({ config }), request.headers)
  if (!user) throw apiError('forbidden')
  const length = request.headers.get('content-length')
  if (!length) throw apiError('length-required')
  await refuseFormWithoutRoom(Number(length))
  return request
}

/**
 * Rejects a record sent in a format on which Payload fails. Deeper paths are endpoints, which may
 * read other formats, or no body.
 */
function rejectUnreadableType(request: Request, { collections }: SanitizedConfig): Request {
  const [first, ...rest] = new URL(request.url).pathname.split('/').slice(2)
  const isRecord =
    rest.length <= 1 && (first === 'globals' || collections.some(({ slug }) => slug === first))
  const type = request.headers.get('content-type') ?? ''
  if (isRecord && request.body && !/^application\/json/i.test(type))
    throw apiError('unsupported-type')
  return request
}

async function normalizeErrorResponse(response: Response): Promise<Response> {
  if (response.status < 400) return response
  const body = await readJson(response.clone())
  if (body && 'errors' in body && response.status < 500) return response
  if (response.status === 404 || response.status === 501)
    return createErrorResponse(apiError('not-found'))
  return body && hasErrorCode(body) ? response : createErrorResponse(undefined)
}

/** Payload's generic « Something went wrong. » error has no code. */
const hasErrorCode = (body: object): boolean => JSON.stringify(body).includes('"code"')

async function readJson(response: Response): Promise<object | undefined> {
  try {
    const body: unknown = await response.json()
    return typeof body === 'object' && body !== null ? body : undefined
  } catch {
    return undefined
  }
}

/**
 * Logs a refused request with its account and network. Rejected sign-ins have an entry of their
 * own. The query may contain a token: only the path is logged.
 */
async function logRejection(
  payload: Payload,
  { headers, method, url }: Request,
  { status }: Response,
): Promise<void> {
  if (status !== 401 && status !== 403) return
  // An unreadable session, or a session that must set up its second factor, counts as missing: the
  // request is refused already.
  const user = await getSessionUser(payload, headers).catch(() => null)
  const adresse = anonymizeIp(headers.get(CLIENT_IP_HEADER) ?? 'unknown')
  const { pathname } = new URL(url)
  log.info({ method, url: pathname, status, compte: user?.id, adresse }, 'Accès refusé')
}

/**
 * Sets Cache-Control on an API response that has none: public for anonymous reads, no caching
 * otherwise. The 404 of a public address is public too: it replaces the copy of a withdrawn page.
 */
function setCacheControl(request: Request, response: Response): Response {
  const isMissing = response.status === 404
  if (response.headers.has('cache-control') && !isMissing) return response
  const { headers } = request
  const { pathname } = new URL(request.url)
  const isVisitor = !hasCredentials(headers.get('authorization'), headers.get('cookie'))
  const isPublic =
    isVisitor &&
    isReadRequest(request) &&
    (response.status === 200 || isMissing) &&
    isPublicApiPath(pathname)
  response.headers.set(
    'Cache-Control',
    isPublic ? toPublicCacheControl(pathname) : PRIVATE_CACHE_CONTROL,
  )
  return response
}
