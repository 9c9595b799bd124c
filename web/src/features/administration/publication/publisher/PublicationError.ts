import { ApiError, toFrenchMessage } from '@web/lib/api/errors'
import { UploadError } from '../upload/UploadError'
import type { PublicationStep } from '../publicationTypes'

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
