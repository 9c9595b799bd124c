import type { RegardTexts, StoredTexts } from './regardTexts'
import type { UploadState } from './upload/UploadProgressStore'
import type { UploadTask } from './upload/UploadTask'
import { ApiError, toFrenchMessage } from '@web/lib/api/errors'
import { UploadError } from './upload/UploadError'

/** In the specification's order (section 4): PDF, cover, record. */
export type PublicationStep = 'pdf' | 'couverture' | 'regard'

export type UploadKind = 'pdf' | 'couverture'

/** A new issue. */
export type PublicationInput = RegardTexts & Record<UploadKind, File>

/** The present texts of an issue, and replacing files. */
export type CorrectionInput = RegardTexts & {
  /** Id of the issue. */
  regard: string
  /** The issue as it was when the correction began. */
  base: StoredTexts
} & Partial<Record<UploadKind, File>>

/** The input of the save, after the uploads: document ids replace the files. */
export type Uploaded<Input> = Omit<Input, UploadKind> & {
  [Kind in UploadKind & keyof Input]: string
}

/** A new issue whose files are uploaded. */
export type NewRegard = Uploaded<PublicationInput>

/** Progress of a publication. The same object until something changes. */
export type PublicationSnapshot = {
  step: PublicationStep
  /** `checking` while the MD5 of a file is computed, `saving` while the record is created. */
  activity: 'checking' | 'saving' | UploadState
  /** Of both files together. */
  sentBytes: number
  totalBytes: number
  bytesPerSecond?: number
  secondsLeft?: number
  /** Time of the next retry after a lost connection, in milliseconds since 1970. */
  retryAt?: number
}

export type FileUpload = Pick<
  UploadTask,
  'done' | 'uploadUrl' | 'snapshot' | 'subscribe' | 'pause' | 'resume' | 'cancel'
>

export type UploadRequest = {
  file: File
  kind: UploadKind
  folder: string
  /** MD5 of the whole file, in base 64: the server verifies it. */
  md5Hash: string
  /** tus URL of an unfinished upload of the same file, to resume. */
  uploadUrl: string | undefined
}

/** The failed step, the message in French, and the server's errors of single fields. */
export class PublicationError extends Error {
  readonly step: PublicationStep
  readonly fieldErrors: { path: string; message: string }[]
  /** Whether the user canceled; nothing failed then. */
  readonly isCanceled: boolean

  constructor(step: PublicationStep, cause: unknown) {
    const isCanceled = cause instanceof UploadError && cause.code === 'storage/canceled'
    const reason = cause instanceof UploadError ? cause.message : toFrenchMessage(cause)
    super(isCanceled ? reason : `${stepErrorMessages[step]}\u00a0: ${reason}`, { cause })
    this.name = 'PublicationError'
    this.step = step
    this.fieldErrors = cause instanceof ApiError ? cause.fieldErrors : []
    this.isCanceled = isCanceled
  }
}

const stepErrorMessages: Record<PublicationStep, string> = {
  pdf: 'L’envoi du PDF a échoué',
  couverture: 'L’envoi de la couverture a échoué',
  regard: 'L’enregistrement du numéro a échoué',
}
