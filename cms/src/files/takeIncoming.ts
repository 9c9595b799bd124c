import type { CollectionBeforeOperationHook, File } from 'payload'

import { invalidRequest } from '../errors/houseErrors'
import { incomingFile } from './incomingFile'

type Incoming = Parameters<CollectionBeforeOperationHook>[0]

interface Taken {
  /** The file, waiting on the disk; absent from an update that leaves the stored one. */
  file: (File & { tempFilePath: string }) | undefined
  /** What the client says beside it, without what only the server says. */
  data: Record<string, unknown>
}

/**
 * The file that a write brings, for the hooks that check it and give it its place.
 * Whatever the client says of a file's place is dropped; Payload's other ways to bring a file (an
 * address to fetch, an edit of the stored one) are closed, as nothing would check them.
 * @throws HouseError 400 for a creation without a file, or one file for several records
 */
export async function takeIncoming({ args, operation, req }: Incoming): Promise<Taken> {
  const given = 'data' in args ? (args.data as Record<string, unknown> | undefined) : undefined
  const data = { ...given }
  delete data.prefix
  delete data.filename
  delete data.url
  delete req.query.uploadEdits
  const file = await incomingFile(req)
  if (!file && operation === 'create') throw invalidRequest('Aucun fichier n’a été envoyé.')
  if (file && operation === 'update' && !('id' in args && args.id)) {
    throw invalidRequest('Un fichier se remplace une fiche à la fois.')
  }
  return { file, data }
}
