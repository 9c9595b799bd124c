import type { Payload, TypedUser } from 'payload'

import { apiError } from '../../lib/errors/apiErrors'
import { toErrorResponse } from '../../lib/errors/toErrorResponse'
import { findByUploadId, createFileRecord } from '../records/createFileRecord'
import { createTempFile } from '../records/createTempFile'
import { withLock } from '../../infrastructure/locks/withLock'
import type { Document, Image } from '../../payload-types'
import type { UploadMetadata } from '../validation/parseUploadMetadata'
import { deleteStagedUpload, stagedUploads } from './stagedUploads'

/** Uploads that this process is finalizing: concurrent requests share the same promise. */
const pendingUploads = new Map<string, Promise<Document | Image>>()

/**
 * Creates the record of a complete upload. Idempotent: a second call returns the same record.
 * The caller deletes the staged bytes. A rejected file is deleted here; after a server error it is
 * kept, so that the client can retry without sending it again.
 * @throws ApiError 422 when the bytes do not match `kind`, or their MD5 differs (invalid-checksum),
 * 409 folder-taken, 402 quota-exceeded
 */
export function finalizeUpload(
  payload: Payload,
  user: TypedUser,
  id: string,
  metadata: UploadMetadata,
): Promise<Document | Image> {
  const known = pendingUploads.get(id)
  if (known) return known
  const filing = withLock(payload, `filing:${id}`, () =>
    createRecord(payload, user, id, metadata),
  ).finally(() => pendingUploads.delete(id))
  pendingUploads.set(id, filing)
  return filing
}

/** Finds the record created from an upload, or undefined. */
export async function findFinalizedUpload(
  payload: Payload,
  id: string,
): Promise<Document | Image | undefined> {
  for (const collection of ['documents', 'images'] as const) {
    const filed = await findByUploadId(payload, collection, id)
    if (filed) return filed
  }
  return undefined
}

async function createRecord(
  payload: Payload,
  user: TypedUser,
  id: string,
  metadata: UploadMetadata,
) {
  const filed = await findFinalizedUpload(payload, id)
  if (filed) return filed

  const staged = await stagedUploads.open(id)
  if (metadata.md5Hash && metadata.md5Hash !== staged.md5Hash) {
    await deleteStagedUpload(id)
    throw apiError('invalid-checksum')
  }
  const isPdf = metadata.kind === 'pdf'
  // An image is decoded from its own temporary file; a PDF is read in place, and only in parts.
  const tempFilePath = await createTempFile(isPdf ? undefined : staged.source)
  const { folder, kind, filename: name, filetype: mimetype } = metadata
  const file = { kind, uploadId: id, name, mimetype, size: staged.size, tempFilePath }
  try {
    return await createFileRecord(payload, file, { folder, ...(isPdf ? { staged } : {}) }, user)
  } catch (error) {
    if (isRejected(error)) await deleteStagedUpload(id)
    throw error
  }
}

/**
 * Whether the staged bytes are useless: the file itself is invalid, or it uses space on a full
 * disk. A file over the quota is kept, since it may fit later.
 */
function isRejected(error: unknown): boolean {
  const { status } = toErrorResponse(error)
  return (status < 500 && status !== 402) || status === 507
}
