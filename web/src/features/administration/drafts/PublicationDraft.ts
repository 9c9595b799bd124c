import type { UploadKind } from '../helpers/publicationTypes'

/** How to know a file again, and what the server has of it. */
export type FileUploadState = {
  name: string
  size: number
  /** MD5 of the whole file, in base 64; absent until it was read through. */
  md5Hash?: string
  /** The folder that it goes into. */
  folder: string
  /** Where the server keeps the beginning of it. */
  uploadUrl?: string
  /** What the server made of it, once it is all there. */
  documentId?: string
  bytesConfirmed: number
}

/** A publication that has begun and not ended, as this browser remembers it. */
export type PublicationDraft = {
  id: string
  /** Whose it is: nobody else sees it. */
  accountId: string
  /** In milliseconds since 1970. */
  startedAt: number
  numero: number
  /** `YYYY-MM-DD`. */
  dateParution: string
  titre?: string
  sommaire?: string
  pdf: FileUploadState
  couverture: FileUploadState
}

/** The chosen files themselves, where the browser could keep them. */
export type DraftFiles = Partial<Record<UploadKind, File>>

export type InterruptedPublication = { draft: PublicationDraft; files: DraftFiles }
