import { ERRORS, Server } from '@tus/server'
import { getPayload, type Payload, type SanitizedConfig, type TypedUser } from 'payload'

import { env } from '../../lib/env'
import { apiError, ApiError, isApiError, toMebibytes } from '../../lib/errors/apiErrors'
import type { ErrorCode } from '@regards/contract/errors/errorCodes'
import { toErrorResponse } from '../../lib/errors/toErrorResponse'
import { createErrorResponse, refuseMethod } from '../../lib/http/createErrorResponse'
import { assertWithinQuota, assertDiskSpace } from '../validation/assertDiskSpace'
import { getLocker } from '../../infrastructure/locks/withLock'
import { log } from '../../lib/log'
import type { ReadUser } from '../../access/roles'
import { metrics } from '../../lib/telemetry/metrics'
import { finalizeUpload, findFinalizedUpload } from './finalizeUpload'
import { parseUploadMetadata, type UploadMetadata } from '../validation/parseUploadMetadata'
import {
  deleteStagedUpload,
  findStagedUpload,
  holdLockUntilWritten,
  stagedUploads,
} from './stagedUploads'
import { uploadNotFound } from './staging/types'
import { NO_STORE } from '../../lib/http/cacheControl'

const PATH = '/api/uploads'

interface Requester {
  payload: Payload
  user: TypedUser
}

/** Payload and the user of each request, loaded once, for the tus server's hooks. */
const requesters = new WeakMap<object, Requester>()

const getRequester = (request: object): Requester => {
  const requester = requesters.get(request)
  if (!requester) throw apiError('unauthenticated')
  return requester
}

/** Uploads finalized during a request, deleted from the staging after the response. */
const finalizedUploads = new WeakMap<object, string>()

/**
 * tus 1.0 (https://tus.io/protocols/resumable-upload): stages bytes, then creates a record for each
 * complete file.
 */
const server = new Server({
  path: PATH,
  relativeLocation: true,
  datastore: stagedUploads,
  locker: (request) => holdLockUntilWritten(getLocker(getRequester(request).payload)),
  maxSize: env.maxUploadBytes,
  // Same origin only: no CORS headers.
  allowedOrigins: () => false,
  onUploadCreate: async (request, upload) => {
    const { payload, user } = getRequester(request)
    const metadata = parseUploadMetadata(upload.metadata, user.id)
    await assertWithinQuota(payload, upload.size ?? 0)
    await assertDiskSpace((upload.size ?? 0) + (await stagedUploads.pendingBytes()))
    metrics.uploadsStarted.inc()
    return { metadata: { ...metadata } }
  },
  onUploadFinish: async (request, upload) => {
    const { payload, user } = getRequester(request)
    const metadata = upload.metadata as unknown as UploadMetadata
    const doc = await finalizeUpload(payload, user, upload.id, metadata)
    finalizedUploads.set(request, upload.id)
    metrics.uploadsFinished.inc()
    metrics.uploadedBytes.inc(upload.size ?? 0)
    return {
      status_code: request.method === 'POST' ? 201 : 200,
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ doc }),
    }
  },
  onResponseError: (request, error) => {
    const { status, body } = toApiErrorResponse(error)
    if (status >= 500) log.error({ err: error, url: request.url }, 'Envoi en échec')
    return { status_code: status, body: JSON.stringify(body) }
  },
})

/** Files are read at /media. */
const METHODS = ['OPTIONS', 'POST', 'HEAD', 'PATCH', 'DELETE']

/** Handles all methods at /api/uploads: administrators only, each limited to their own uploads. */
export async function handleUploads(
  request: Request,
  config: Promise<SanitizedConfig>,
  readUser: ReadUser,
): Promise<Response> {
  if (!METHODS.includes(request.method)) return refuseMethod(METHODS)
  const response = await respond(request, config, readUser)
  countFailure(response.status)
  return response
}

/** Rejections that concern the file itself: its size, its type, its checksum, the quota. */
const FILE_REJECTIONS = new Set([402, 413, 415, 422])

function countFailure(status: number): void {
  if (FILE_REJECTIONS.has(status)) metrics.uploadsFailed.inc({ reason: 'rejected' })
  else if (status >= 500) metrics.uploadsFailed.inc({ reason: 'error' })
}

async function respond(
  request: Request,
  config: Promise<SanitizedConfig>,
  readUser: ReadUser,
): Promise<Response> {
  if (request.method === 'OPTIONS') return server.handleWeb(request)
  try {
    const payload = await getPayload({ config })
    const user = await readUser(payload, request.headers)
    if (!user) throw apiError('unauthenticated')
    if (user.role !== 'administrateur') throw apiError('unauthorized')
    requesters.set(request, { payload, user })
    const id = getUploadId(request)
    if (id) {
      const upload = await findStagedUpload(id)
      if (!upload) return await respondFinalized(request, payload, id)
      // Another user's upload is reported as not found.
      if (upload.metadata?.owner !== user.id) throw uploadNotFound()
      if (upload.offset > (upload.size ?? Infinity)) {
        await deleteStagedUpload(id)
        throw apiError('server-file-wrong-size')
      }
    }
    const response = await (id && request.method === 'PATCH'
      ? receiveChunk(request, id)
      : server.handleWeb(request))
    // The upload existed a moment ago: another process may have finalized it since.
    if (id && response.status === 404) return await respondFinalized(request, payload, id)
    // Not earlier: the tus server reads the staged upload again while it builds the response.
    const filed = finalizedUploads.get(request)
    if (filed) await deleteStagedUpload(filed)
    return await formatTusError(response, request.method === 'HEAD')
  } catch (error) {
    const answer = createErrorResponse(error)
    if (answer.status >= 500) log.error({ err: error, url: request.url }, 'Envoi en échec')
    answer.headers.set('Tus-Resumable', '1.0.0')
    return answer
  }
}

/**
 * Appends a chunk. Deletes the upload if the disk is full: nobody knows when there will be room.
 */
async function receiveChunk(request: Request, id: string): Promise<Response> {
  try {
    await assertDiskSpace(Number(request.headers.get('content-length')))
    const response = await server.handleWeb(request)
    // The tus server does not say why a write failed.
    if (response.status >= 400) await assertDiskSpace(1)
    return response
  } catch (error) {
    if (isApiError(error)) await deleteStagedUpload(id)
    throw error
  }
}

/**
 * Responds for an upload that is already a record, to a client that lost the last response: HEAD
 * reports a complete upload, PATCH returns the record.
 */
async function respondFinalized(request: Request, payload: Payload, id: string): Promise<Response> {
  const doc = await findFinalizedUpload(payload, id)
  if (!doc || (request.method !== 'HEAD' && request.method !== 'PATCH')) throw uploadNotFound()
  const size = String(doc.filesize ?? 0)
  const headers = { 'Tus-Resumable': '1.0.0', 'Upload-Offset': size, ...NO_STORE }
  return request.method === 'HEAD'
    ? new Response(null, { status: 200, headers: { ...headers, 'Upload-Length': size } })
    : Response.json({ doc }, { headers })
}

function getUploadId(request: Request): string | undefined {
  const { pathname } = new URL(request.url)
  return pathname.slice(PATH.length).replace(/^\/+|\/+$/g, '') || undefined
}

/** Codes and French messages for the tus server's own errors, by status. */
const TUS_ERRORS: Record<number, [code: ErrorCode, message: string]> = {
  400: ['invalid-request', 'La requête d’envoi est mal formée.'],
  403: ['invalid-request', 'La requête d’envoi est mal formée.'],
  404: ['object-not-found', 'Cet envoi n’existe pas.'],
  409: ['offset-conflict', 'L’envoi ne reprend pas au bon endroit.'],
  410: ['object-not-found', 'Cet envoi n’existe plus.'],
  412: ['invalid-request', 'L’en-tête Tus-Resumable: 1.0.0 est requis.'],
  501: ['invalid-request', 'L’extension de tus demandée n’est pas de celles de Tus-Extension.'],
  415: ['invalid-request', 'Le type du contenu doit être application/offset+octet-stream.'],
}

function toApiErrorResponse(error: unknown) {
  if (isApiError(error)) return toErrorResponse(error)
  // Another request for the upload came first, or came while this one was at work.
  if (error === ERRORS.ERR_LOCK_TIMEOUT || error === ERRORS.ABORTED)
    return toErrorResponse(apiError('locked'))
  const status = (error as { status_code?: number }).status_code
  if (status === 413)
    return toErrorResponse(
      apiError('file-too-large', { megaoctets: toMebibytes(env.maxUploadBytes) }),
    )
  const refusal = status === undefined ? undefined : TUS_ERRORS[status]
  if (refusal && status) {
    // For unsupported extensions (RFC 9110: a 5xx would be retried).
    const answered = status === 501 ? 400 : status
    return toErrorResponse(new ApiError(refusal[1], answered, refusal[0]))
  }
  return toErrorResponse(error)
}

/** Converts the tus server's plain-text errors, ours included, to JSON error responses. */
async function formatTusError(response: Response, isHead: boolean): Promise<Response> {
  if (response.status < 400) return response
  const { headers, status } = response
  headers.set('Cache-Control', 'no-store')
  headers.set('Content-Type', 'application/json; charset=utf-8')
  headers.delete('Content-Length')
  if (isHead) return new Response(null, { status, headers })
  const text = await response.text()
  const body = text.startsWith('{"errors"')
    ? text
    : JSON.stringify(toApiErrorResponse({ status_code: status }).body)
  return new Response(body, { status, headers })
}
