import config from '@payload-config'
import { ERRORS, Server } from '@tus/server'
import { getPayload, type Payload, type TypedUser } from 'payload'

import { env } from '../env'
import {
  fileTooLarge,
  HouseError,
  isHouseError,
  locked,
  unauthenticated,
  unauthorized,
  uploadNotFound,
  wrongSize,
} from '../errors/houseErrors'
import { houseResponse, toHouseResponse } from '../errors/toHouseResponse'
import { refuseOverQuota } from '../files/refuseOverQuota'
import { refuseWithoutRoom } from '../files/refuseWithoutRoom'
import { lockerOf } from '../locks'
import { log } from '../log'
import { readSession } from '../signin/readSession'
import { fileUpload, findFiled } from './fileUpload'
import { readMetadata, type UploadMetadata } from './metadata'
import { dropStaged, findStaged, lastingUntilWritten, stagedUploads } from './stagedUploads'

const PATH = '/api/uploads'

/** Who asks, found once for each request and kept beside it for the server's hooks. */
const askers = new WeakMap<object, TypedUser>()

const asker = (request: object): TypedUser => {
  const user = askers.get(request)
  if (!user) throw unauthenticated()
  return user
}

/** Uploads that became records while a request was answered, to be dropped after it. */
const filedBy = new WeakMap<object, string>()

/** tus 1.0 (https://tus.io/protocols/resumable-upload): staging, then a record for each whole file. */
const server = new Server({
  path: PATH,
  relativeLocation: true,
  datastore: stagedUploads,
  locker: async () => lastingUntilWritten(lockerOf(await getPayload({ config }))),
  maxSize: env.maxUploadBytes,
  // One origin: no other site's script may read the answers.
  allowedOrigins: () => false,
  onUploadCreate: async (request, upload) => {
    const metadata = readMetadata(upload.metadata, asker(request).id)
    await refuseOverQuota(await getPayload({ config }), upload.size ?? 0)
    await refuseWithoutRoom((upload.size ?? 0) + (await stagedUploads.pendingBytes()))
    return { metadata: { ...metadata } }
  },
  onUploadFinish: async (request, upload) => {
    const payload = await getPayload({ config })
    const metadata = upload.metadata as unknown as UploadMetadata
    const doc = await fileUpload(payload, asker(request), upload.id, metadata)
    filedBy.set(request, upload.id)
    return {
      status_code: request.method === 'POST' ? 201 : 200,
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ doc }),
    }
  },
  onResponseError: (request, error) => {
    const { status, body } = describe(error)
    if (status >= 500) log.error({ err: error, url: request.url }, 'Envoi en échec')
    return { status_code: status, body: JSON.stringify(body) }
  },
})

/** Answers every verb at /api/uploads: administrators only, each with their own uploads. */
export async function handleUploads(request: Request): Promise<Response> {
  if (request.method === 'OPTIONS') return server.handleWeb(request)
  try {
    const payload = await getPayload({ config })
    const user = await readSession(payload, request.headers)
    if (!user) throw unauthenticated()
    if (user.role !== 'administrateur') throw unauthorized()
    askers.set(request, user)
    const id = uploadId(request)
    if (id) {
      const upload = await findStaged(id)
      if (!upload) return await answerFiled(request, payload, id)
      // Somebody else's upload is as good as none.
      if (upload.metadata?.owner !== user.id) throw uploadNotFound()
      if (upload.offset > (upload.size ?? Infinity)) {
        await dropStaged(id)
        throw wrongSize()
      }
    }
    const response = await (id && request.method === 'PATCH'
      ? takeChunk(request, id)
      : server.handleWeb(request))
    // It was there a moment ago: another process may have filed it since.
    if (id && response.status === 404) return await answerFiled(request, payload, id)
    // Not sooner: the tus server looks at a staged upload once more while it answers.
    const filed = filedBy.get(request)
    if (filed) await dropStaged(filed)
    return await asHouse(response, request.method === 'HEAD')
  } catch (error) {
    const answer = houseResponse(error)
    if (answer.status >= 500) log.error({ err: error, url: request.url }, 'Envoi en échec')
    answer.headers.set('Tus-Resumable', '1.0.0')
    return answer
  }
}

/**
 * Goes on with an upload, unless the disk has no room for it. Nobody knows when it will have: what came
 * until now gives its own back.
 */
async function takeChunk(request: Request, id: string): Promise<Response> {
  try {
    await refuseWithoutRoom(Number(request.headers.get('content-length')))
    const response = await server.handleWeb(request)
    // The tus server does not tell why it could not write.
    if (response.status >= 400) await refuseWithoutRoom(1)
    return response
  } catch (error) {
    if (isHouseError(error)) await dropStaged(id)
    throw error
  }
}

/**
 * A client whose last answer was lost asks again about an upload that is a record by now: it learns
 * that all is there (HEAD), and gets the record (PATCH).
 */
async function answerFiled(request: Request, payload: Payload, id: string): Promise<Response> {
  const doc = await findFiled(payload, id)
  if (!doc || (request.method !== 'HEAD' && request.method !== 'PATCH')) throw uploadNotFound()
  const size = String(doc.filesize ?? 0)
  const headers = { 'Tus-Resumable': '1.0.0', 'Upload-Offset': size, 'Cache-Control': 'no-store' }
  return request.method === 'HEAD'
    ? new Response(null, { status: 200, headers: { ...headers, 'Upload-Length': size } })
    : Response.json({ doc }, { headers })
}

function uploadId(request: Request): string | undefined {
  const { pathname } = new URL(request.url)
  return pathname.slice(PATH.length).replace(/^\/+|\/+$/g, '') || undefined
}

/** The tus server's own refusals, by status, in the words of the house. */
const TUS_REFUSALS: Record<number, [code: string, message: string]> = {
  400: ['invalid-request', 'La requête d’envoi est mal formée.'],
  403: ['invalid-request', 'La requête d’envoi est mal formée.'],
  404: ['object-not-found', 'Cet envoi n’existe pas.'],
  409: ['offset-conflict', 'L’envoi ne reprend pas au bon endroit.'],
  410: ['object-not-found', 'Cet envoi n’existe plus.'],
  412: ['invalid-request', 'L’en-tête Tus-Resumable: 1.0.0 est requis.'],
  501: ['invalid-request', 'L’extension de tus demandée n’est pas de celles de Tus-Extension.'],
  415: ['invalid-request', 'Le type du contenu doit être application/offset+octet-stream.'],
}

function describe(error: unknown) {
  if (isHouseError(error)) return toHouseResponse(error)
  if (error === ERRORS.ERR_LOCK_TIMEOUT) return toHouseResponse(locked())
  const status = (error as { status_code?: number }).status_code
  if (status === 413) return toHouseResponse(fileTooLarge(env.maxUploadBytes))
  const refusal = status === undefined ? undefined : TUS_REFUSALS[status]
  if (refusal && status) {
    // Of extensions that are not announced (RFC 9110: a 5xx would be tried again).
    const answered = status === 501 ? 400 : status
    return toHouseResponse(new HouseError(refusal[1], answered, refusal[0]))
  }
  return toHouseResponse(error)
}

/** The tus server writes its refusals as text, ours among them: all leave as JSON of the house. */
async function asHouse(response: Response, isHead: boolean): Promise<Response> {
  if (response.status < 400) return response
  const { headers, status } = response
  headers.set('Cache-Control', 'no-store')
  headers.set('Content-Type', 'application/json; charset=utf-8')
  headers.delete('Content-Length')
  if (isHead) return new Response(null, { status, headers })
  const text = await response.text()
  const body = text.startsWith('{"errors"')
    ? text
    : JSON.stringify(describe({ status_code: status }).body)
  return new Response(body, { status, headers })
}

/** There is nothing to read here: files are read at /media. */
export function refuseReading(): Response {
  const refusal = houseResponse(
    new HouseError('Cette adresse ne se lit pas.', 405, 'method-not-allowed'),
  )
  refusal.headers.set('Allow', 'OPTIONS, POST, HEAD, PATCH, DELETE')
  return refusal
}
