import { ApiError, fileTooLarge } from '../errors/apiErrors'

/** The largest body that is not a file: a page's texts are far smaller. */
const MAX_BYTES = 1024 * 1024

const MAX_READ_BYTES = 16 * MAX_BYTES

const invalidJson = () => new ApiError('La requête est mal formée.', 400, 'invalid-json')

/**
 * The same request with its body read, within a bound: what Payload reads of one it holds in memory,
 * whoever sent it. A form becomes the JSON that it carries in `_payload`; its files are dropped. A
 * write without a body, or whose JSON is no object, is told so here.
 * @throws HouseError 413 above 1 MiB, 400 for JSON that is no object
 */
export async function limitRequestBody(request: Request): Promise<Request> {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') {
    return request
  }
  const type = request.headers.get('content-type') ?? ''
  const bytes = await readLimitedBody(request)
  if (type.startsWith('multipart/'))
    return toJsonRequest(request, await readFormPayload(type, bytes))
  if (type.startsWith('application/json') || bytes.length === 0) {
    return toJsonRequest(request, bytes.toString() || '{}')
  }
  return replaceBody(request, bytes, type)
}

/**
 * The body's bytes. What exceeds the bound is read on for a while, but not kept, so that the answer
 * reaches the sender and the connection can serve again.
 * @throws HouseError 413 above 1 MiB
 */
export async function readLimitedBody(request: Request): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = request.body?.getReader()
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    const chunk = next.value as Uint8Array
    length += chunk.length
    if (length <= MAX_BYTES) chunks.push(chunk)
    else if (length > MAX_READ_BYTES) await reader?.cancel()
  }
  if (length > MAX_BYTES) throw fileTooLarge(MAX_BYTES)
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
    throw new ApiError('Le formulaire est mal formé.', 400, 'invalid-form')
  }
}

function toJsonRequest(request: Request, json: string): Request {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw invalidJson()
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalidJson()
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
