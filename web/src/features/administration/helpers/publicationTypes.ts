import type { UploadSnapshot } from '../../../lib/upload/UploadProgressStore'
import type { UploadState } from '../../../lib/upload/uploadStates'

/** The specification's order (section 4): PDF, cover, record. */
export type PublicationStep = 'pdf' | 'couverture' | 'regard'

export type UploadKind = 'pdf' | 'couverture'

export type PublicationInput = {
  numero: number
  /** `YYYY-MM-DD`. */
  dateParution: string
  titre?: string
  sommaire?: string
  pdf: File
  couverture: File
}

/** An issue whose files are on the server: their ids stand in place of the files. */
export type NewRegard = Omit<PublicationInput, UploadKind> & Record<UploadKind, string>

/** How far a publication is. The same object until something changes. */
export type PublicationSnapshot = {
  step: PublicationStep
  /** A file is read through before it is sent; the record is `saving`. */
  activity: 'checking' | 'saving' | UploadState
  /** Of both files together. */
  sentBytes: number
  totalBytes: number
  bytesPerSecond?: number
  secondsLeft?: number
  /** When a lost connection is tried again, in milliseconds since 1970. */
  retryAt?: number
}

/** One file under way. */
export type FileUpload = {
  /** The id of the document that the server made of the file. */
  done: Promise<string>
  /** Where the server keeps the unfinished upload, once it has begun. */
  readonly uploadUrl: string | undefined
  readonly snapshot: UploadSnapshot
  subscribe: (listener: () => void) => () => void
  pause: () => boolean
  resume: () => boolean
  cancel: (options?: { isForgotten: boolean }) => boolean
}

export type UploadRequest = {
  file: File
  kind: UploadKind
  folder: string
  /** Of the whole file, in base 64: the server compares. */
  md5Hash: string
  /** An unfinished upload of the same file, to go on with. */
  uploadUrl: string | undefined
}
