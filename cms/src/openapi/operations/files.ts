import { storedObject, storedObjects } from '@regards/contract/schemas/storage'
import {
  nullable,
  object,
  query,
  ref,
  text,
  ADMINISTRATORS,
  ACCOUNTS,
  type Json,
  type Operations,
} from '../../lib/openapi/schemas'

const metadataChange = object(
  {
    cacheControl: nullable(text),
    contentDisposition: nullable(text),
    contentEncoding: nullable(text),
    contentLanguage: nullable(text),
    contentType: nullable(text),
    customMetadata: { type: 'object', additionalProperties: nullable(text) },
  },
  [],
)

const header = (name: string, schema: Json, description?: string): Json => ({
  ...{ name, in: 'header', required: true, schema },
  ...(description && { description }),
})

const resumable = header('Tus-Resumable', { const: '1.0.0' })
const offset = { type: 'integer', minimum: 0 }
const stored = object({ doc: { anyOf: [ref('documents'), ref('images')] } })

/** Files: resumable uploads (tus 1.0) and stored objects. */
export const fileOperations: Operations = {
  'OPTIONS /api/uploads': {
    summary: 'What the upload server supports',
    responses: { 204: null },
  },
  'POST /api/uploads': {
    summary: 'Begin an upload; its URL is in `Location`',
    roles: ADMINISTRATORS,
    parameters: [
      resumable,
      header('Upload-Length', offset, 'Bytes of the file.'),
      header(
        'Upload-Metadata',
        text,
        'Names and base64 values: `kind` (`pdf` or `couverture`), `filename`, `filetype`, `folder`, `md5Hash`.',
      ),
    ],
    responses: { 201: null },
    errors: [
      ...(['invalid-request', 'unauthorized', 'quota-exceeded', 'file-too-large'] as const),
      ...(['folder-taken', 'insufficient-storage'] as const),
    ],
  },
  'HEAD /api/uploads/{upload}': {
    summary: 'How much of an upload has arrived (`Upload-Offset`)',
    roles: ADMINISTRATORS,
    parameters: [resumable],
    responses: { 200: null },
  },
  'PATCH /api/uploads/{upload}': {
    summary: 'Append a chunk; the last one makes the record',
    roles: ADMINISTRATORS,
    parameters: [resumable, header('Upload-Offset', offset)],
    body: [{ mediaType: 'application/offset+octet-stream', schema: {} }],
    responses: { 200: stored, 204: null },
    errors: [
      ...(['invalid-request', 'unauthorized', 'object-not-found', 'offset-conflict'] as const),
      ...(['empty-file', 'invalid-pdf', 'invalid-image', 'invalid-checksum', 'locked'] as const),
    ],
  },
  'DELETE /api/uploads/{upload}': {
    summary: 'Give up an upload',
    roles: ADMINISTRATORS,
    parameters: [resumable],
    responses: { 204: null },
    errors: ['unauthorized', 'object-not-found', 'locked'],
  },
  'GET /api/storage/objects': {
    summary: 'List stored files; for editors without those of unpublished issues',
    roles: ACCOUNTS,
    parameters: [
      query('prefix', text, 'Beginning of the paths.'),
      query('delimiter', { const: '/' }, 'A folder below the prefix is one entry.'),
      query('maxResults', { type: 'integer', minimum: 1, maximum: 1000 }),
      query('pageToken', text, '`nextPageToken` of the page before.'),
    ],
    responses: { 200: storedObjects },
    errors: ['invalid-argument'],
  },
  'GET /api/storage/objects/{path}': {
    summary: 'Metadata of a stored file',
    roles: ACCOUNTS,
    responses: { 200: storedObject },
    errors: ['object-not-found'],
  },
  'PATCH /api/storage/objects/{path}': {
    summary: 'Change the metadata of a stored file; null means the default',
    roles: ADMINISTRATORS,
    body: metadataChange,
    responses: { 200: storedObject },
    errors: ['invalid-argument', 'unauthorized', 'object-not-found'],
  },
  'DELETE /api/storage/objects/{path}': {
    summary: 'Delete a stored file that nothing uses',
    roles: ADMINISTRATORS,
    responses: { 204: null },
    errors: ['unauthorized', 'object-not-found', 'file-in-use'],
  },
}
