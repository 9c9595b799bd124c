import type { Payload, TypedUser } from 'payload'

import { invalidChecksum } from '../../lib/errors/apiErrors'
import { toErrorResponse } from '../../lib/errors/toErrorResponse'
import { findByUploadId } from '../records/findByUploadId'
import { createFileRecord } from '../records/createFileRecord'
import { createTempFile } from '../records/createTempFile'
import { withLock } from '../../infrastructure/locks/withLock'
import type { Document, Image } from '../../payload-types'
import type { UploadMetadata } from '../validation/parseUploadMetadata'
import { deleteStagedUpload, stagedUploads } from './stagedUploads'

/** Uploads being filed by this process: a client that asks twice waits for the same answer. */
const pendingUploads = new Map<string, Promise<Document | Image>>()

/**
 * Makes the record of an upload whose bytes are all there. Asked again, gives the same record.
 * The staged bytes stay for the caller to drop. A file that is refused is dropped here; when the
 * fault is on this side it is kept, so that the client may ask again without sending it again.
 * @throws HouseError 422 when the bytes are not what `kind` says, or not those that were sent
 *   (invalid-checksum), 409 folder-taken, 402 quota-exceeded
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

/** The record that an upload became, if it was filed. */
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

async function createRecord(payload: Payload, user: TypedUser, id: string, metadata: UploadMetadata) {
  const filed = await findFinalizedUpload(payload, id)
  if (filed) return filed

  const staged = await stagedUploads.open(id)
  if (metadata.md5Hash && metadata.md5Hash !== staged.md5Hash) {
    await deleteStagedUpload(id)
    throw invalidChecksum()
  }
  const isPdf = metadata.kind === 'pdf'
  // A picture is decoded from a file of its own; of a PDF only a few parts are read, where they lie.
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
 * Whether the staged bytes are of no use any more: the file itself is at fault, or they take the room
 * that a full disk lacks. One that is over the quota now may have its place later.
 */
function isRejected(error: unknown): boolean {
  const { status } = toErrorResponse(error)
  return (status < 500 && status !== 402) || status === 507
}
