import type { File } from 'payload'

import { getOperation, type BeforeOperationArgs } from '../../lib/payload/getOperation'
import { invalidRequest } from '../../lib/errors/apiErrors'
import { getIncomingFile } from './getIncomingFile'

interface IncomingFile {
  /** The file, waiting on the disk; absent from an update that leaves the stored one. */
  file: (File & { tempFilePath: string }) | undefined
  /** What the client says beside it, without what only the server says. */
  data: Record<string, unknown>
}

/** What a client, or the upload route, may say of a file; the rest is known by the server alone. */
const CLIENT_KEYS = new Set(['alt', 'usage', 'uploadId'])

/**
 * For the arguments of an operation: Payload keeps the file's name instead of looking for a free one.
 * A place that is taken is refused, never dodged.
 */
export const keepFilename = { overwriteExistingFiles: true }

/** Which kind of write an operation is; undefined for one that writes nothing. */
export function getWriteOperation(incoming: BeforeOperationArgs): 'create' | 'update' | undefined {
  const operation = getOperation(incoming)
  return operation === 'create' || operation === 'update' ? operation : undefined
}

/**
 * The file that a write brings, for the hooks that check it and give it its place.
 * Whatever the client says of a file's place is dropped; Payload's other ways to bring a file (an
 * address to fetch, an edit of the stored one) are closed, as nothing would check them.
 * @throws HouseError 400 for a creation without a file, or one file for several records
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
  if (!file && write === 'create') throw invalidRequest('Aucun fichier n’a été envoyé.')
  if (file && write === 'update' && !('id' in args && args.id)) {
    throw invalidRequest('Un fichier se remplace une fiche à la fois.')
  }
  return { file, data }
}
