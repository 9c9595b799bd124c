import type { PayloadRequest } from 'payload'

import type { StagedFile } from '../storage/types'
import type { StoragePath } from './assertPathIsFree'

/** A file and its smaller sizes, as they lie in the storage. */
export interface StoredFiles {
  collection: 'documents' | 'images'
  place: StoragePath
  fullPaths: string[]
}

/** What our own code says to the hooks of the upload collections. */
export interface FileContext {
  /** Folder below `regards/` that the files of one issue share. */
  folder?: string
  /** A PDF whose bytes are staged, in place of a file that comes with the request. */
  staged?: StagedFile
  /** What this request has stored, to be removed should its record fail. */
  stored?: StoredFiles
}

/** The part of the request's context that belongs to files. */
export function getFileContext(req: PayloadRequest): FileContext {
  const context = req.context as { files?: FileContext }
  return (context.files ??= {})
}
