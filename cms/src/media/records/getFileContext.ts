import type { PayloadRequest } from 'payload'

import type { StagedFile } from '../storage/types'
import type { StoragePath } from './assertPathIsFree'

export interface StoredFiles {
  collection: 'documents' | 'images'
  place: StoragePath
  fullPaths: string[]
}

/** Data for the hooks of upload collections, by the request context. */
export interface FileContext {
  /** Folder below `regards/` that the files of one issue share. */
  folder?: string
  /** A PDF whose bytes are staged, used instead of a file in the request. */
  staged?: StagedFile
  /** Properties of an image in place of those that Payload would read. */
  image?: {
    fields: { width: number; height: number; sizes: Record<string, object> }
    files: { record: { filename: string; mimeType: string }; bytes: Buffer }[]
  }
  /** Files stored by this request, deleted if the record cannot be written. */
  stored?: StoredFiles
}

/** Returns the file context of a request; creates it on first use. */
export function getFileContext(req: PayloadRequest): FileContext {
  const context = req.context as { files?: FileContext }
  return (context.files ??= {})
}
