import type { PayloadRequest } from 'payload'

/** What our own code says to the hooks of the upload collections. */
export interface FileContext {
  /** Folder below `regards/` that the files of one issue share. */
  folder?: string
  /** Paths that this request has stored, to be removed should its record fail. */
  storedPaths?: string[]
}

/** The part of the request's context that belongs to files. */
export function fileContext(req: PayloadRequest): FileContext {
  const context = req.context as { files?: FileContext }
  return (context.files ??= {})
}
