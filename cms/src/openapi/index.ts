import { createHash } from 'node:crypto'

import type { SanitizedConfig } from 'payload'

import { PUBLIC_CACHE_CONTROL } from '../lib/http/cacheControl'
import { isReadRequest } from '../lib/http/requestKinds'
import { buildDocument } from './buildDocument'

const PATH = '/api/openapi.json'

interface SerializedDocument {
  body: string
  etag: string
}

let document: Promise<SerializedDocument> | undefined

/** Whether a request asks for the description of the API. */
export const isDocumentRequest = (request: Request): boolean =>
  isReadRequest(request) && new URL(request.url).pathname === PATH

/**
 * Responds with the OpenAPI document, the same to everybody, built once in a process. The front
 * door caches and compresses the response to visitors, like that of any public read.
 */
export async function respondWithDocument(
  request: Request,
  config: SanitizedConfig,
): Promise<Response> {
  document ??= serializeDocument(config)
  const { body, etag } = await document
  const headers = { ETag: etag, 'Cache-Control': PUBLIC_CACHE_CONTROL }
  if (request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(body, { headers: { ...headers, 'Content-Type': 'application/json' } })
}

async function serializeDocument(config: SanitizedConfig): Promise<SerializedDocument> {
  const body = JSON.stringify(await buildDocument(config))
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { body, etag: `"${hash}"` }
}
