import type { CollectionBeforeOperationHook, File, PayloadRequest } from 'payload'

import { apiError } from '../../lib/errors/apiErrors'
import { createTempFile } from './createTempFile'

type BeforeOperationArgs = Parameters<CollectionBeforeOperationHook>[0]

interface IncomingFile {
  /** The file on the disk; undefined for an update that keeps the stored file. */
  file: (File & { tempFilePath: string }) | undefined
  /** The client's other fields, without those that only the server may set. */
  data: Record<string, unknown>
}

/** Fields that a client or the upload route may set; the server sets all others. */
const CLIENT_KEYS = new Set([
  ...['alt', 'decorative', 'dossier', 'usage', 'uploadId'],
  ...['focalX', 'focalY'],
])

/** Makes Payload keep the file name: a taken path is rejected, never renamed. */
export const keepFilename = { overwriteExistingFiles: true }

/** Returns the kind of write of an operation, or undefined for a read. */
export function getWriteOperation(incoming: BeforeOperationArgs): 'create' | 'update' | undefined {
  // oxlint-disable-next-line typescript/no-deprecated -- only the union's member 'read' is
  const { operation } = incoming
  return operation === 'create' || operation === 'update' ? operation : undefined
}

/**
 * Returns the file and the allowed fields of a write, for the hooks that validate the file and set
 * its path.
 * Ignores any file location sent by the client, and disables Payload's other file sources (a URL to
 * fetch, an edit of the stored file), which would bypass validation.
 * @throws ApiError 400 for a creation without a file, or one file for several records
 */
export async function parseIncomingFile(incoming: BeforeOperationArgs): Promise<IncomingFile> {
  const { args, req } = incoming
  const given = 'data' in args ? args.data : undefined
  const data = Object.fromEntries(
    Object.entries(given ?? {}).filter(([key]) => CLIENT_KEYS.has(key)),
  )
  delete req.query.uploadEdits
  const file = await getIncomingFile(req)
  const write = getWriteOperation(incoming)
  if (!file && write === 'create')
    throw apiError('invalid-request', 'Aucun fichier n’a été envoyé.')
  if (file && write === 'update' && !('id' in args && args.id)) {
    throw apiError('invalid-request', 'Un fichier se remplace une fiche à la fois.')
  }
  return { file, data }
}

/**
 * The file of a request on the disk: large files are never held in memory; undefined without one.
 */
async function getIncomingFile(
  req: PayloadRequest,
): Promise<(File & { tempFilePath: string }) | undefined> {
  const file = req.file
  if (!file) return undefined
  if (!file.tempFilePath) file.tempFilePath = await createTempFile({ buffer: file.data })
  return file as File & { tempFilePath: string }
}
