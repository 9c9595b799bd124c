import { apiError, toMebibytes } from '../errors/apiErrors'

/** Maximum size of a body that is not a file; a page's texts are far smaller. */
export const MAX_BODY_BYTES = 1024 * 1024

const MAX_READ_BYTES = 16 * MAX_BODY_BYTES

/**
 * Reads a request's body within a size limit, as Payload reads bodies into memory, also for
 * unauthenticated clients. A multipart form becomes the JSON of its `_payload` field; its files are
 * dropped. An empty body becomes `{}`.
 * @returns a copy of the request with the buffered body
 * @throws ApiError 413 above 1 MiB, 400 for JSON that is not an object, nested too
 * deeply, or that names operators of the database
 */
export async function limitRequestBody(request: Request): Promise<Request> {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') {
    return request
  }
  // Media types are case-insensitive (RFC 9110, section 8.3.1).
  const type = (request.headers.get('content-type') ?? '').replace(/^[^;]*/, (name) =>
    name.toLowerCase(),
  )
  const bytes = await readLimitedBody(request)
  if (type.startsWith('multipart/'))
    return toJsonRequest(request, await readFormPayload(type, bytes))
  if (type.startsWith('application/json') || bytes.length === 0) {
    return toJsonRequest(request, bytes.toString() || '{}')
  }
  return replaceBody(request, bytes, type)
}

/**
 * Reads a body; bytes above the limit are discarded for a while, so that the client gets the
 * response and the connection can be reused.
 * @throws ApiError 413 above 1 MiB
 */
export async function readLimitedBody(request: Request): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = request.body?.getReader()
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    const chunk = next.value as Uint8Array
    length += chunk.length
    if (length <= MAX_BODY_BYTES) chunks.push(chunk)
    else if (length > MAX_READ_BYTES) await reader?.cancel()
  }
  if (length > MAX_BODY_BYTES)
    throw apiError('file-too-large', { megaoctets: toMebibytes(MAX_BODY_BYTES) })
  return Buffer.concat(chunks)
}

async function readFormPayload(type: string, bytes: Buffer): Promise<string> {
  try {
    const form = await new Response(new Uint8Array(bytes), {
      headers: { 'content-type': type },
    }).formData()
    const json = form.get('_payload')
    return typeof json === 'string' ? json : '{}'
  } catch {
    throw apiError('invalid-form')
  }
}

function toJsonRequest(request: Request, json: string): Request {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw apiError('invalid-json')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw apiError('invalid-json')
  assertPlainJson(value)
  return replaceBody(request, Buffer.from(json), 'application/json')
}

function replaceBody(request: Request, bytes: Buffer, type: string): Request {
  const headers = new Headers(request.headers)
  headers.set('content-type', type)
  headers.set('content-length', String(bytes.length))
  headers.delete('transfer-encoding')
  const body = bytes.length > 0 ? new Uint8Array(bytes) : null
  return new Request(request.url, { method: request.method, headers, body, signal: request.signal })
}

/** Nesting of a page's richest text several times over; far below what exhausts the call stack. */
const MAX_DEPTH = 200

/** An operator of MongoDB's updates and queries; `$` alone is the state of a node of rich text. */
const OPERATOR = /^\$./

/**
 * Checks that a body is not nested too deeply for recursive functions, and that MongoDB would take
 * no name for an operator or, at the top, for the path of another field: both would bypass field
 * access.
 * @throws ApiError 400 invalid-json
 */
function assertPlainJson(value: object): void {
  if (Object.keys(value).some((name) => name.includes('.'))) throw invalidName()
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) {
      throw apiError('invalid-json', 'La requête est imbriquée trop profondément.')
    }
    level = level.flatMap((each): unknown[] => {
      if (typeof each !== 'object' || each === null) return []
      if (Object.keys(each).some((name) => OPERATOR.test(name))) throw invalidName()
      return Object.values(each)
    })
  }
}

const invalidName = () => apiError('invalid-json', 'La requête nomme un champ qui n’existe pas.')
