import type { RegardTexts, UploadKind } from '../publicationTypes'

/** Identifies a file, and tells how much of it was uploaded. */
export type FileUploadState = {
  name: string
  size: number
  /** MD5 of the whole file, in base 64; absent until it is computed. */
  md5Hash?: string
  /** The storage folder of the file. */
  folder: string
  /** tus URL of the unfinished upload. */
  uploadUrl?: string
  /** Id of the document that the server created, once the upload is complete. */
  documentId?: string
  bytesConfirmed: number
}

/** A publication in progress, or a correction with files, as stored in this browser. */
export type PublicationDraft = {
  id: string
  /** The account that started it; other accounts do not see it. */
  accountId: string
  /** In milliseconds since 1970. */
  startedAt: number
} & RegardTexts & {
    /** Id of the issue that is corrected; absent for a new one. */
    regard?: string
  } & Partial<Record<UploadKind, FileUploadState>>

export type DraftFiles = Partial<Record<UploadKind, File>>

export type InterruptedPublication = { draft: PublicationDraft; files: DraftFiles }
