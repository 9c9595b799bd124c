import { ApiError, toFrenchMessage } from '../../../lib/errors'
import { UploadError } from '../../../lib/upload/UploadError'
import { createFolderId } from './createFolderId'

export type PublicationStep = 'pdf' | 'couverture' | 'regard'

export type UploadKind = 'pdf' | 'couverture'

export type PublicationInput = {
  numero: number
  /** `YYYY-MM-DD`. */
  dateParution: string
  pdf: File
  couverture: File
}

type PublicationProgress = {
  step: PublicationStep
  /** Of the whole work, from 0 to 100. */
  percentage: number
}

/** One file under way. */
export type FileUpload = {
  /** The id of the document that the server made of the file. */
  done: Promise<string>
  /** Where the server keeps the unfinished upload, once it has begun. */
  uploadUrl: string | undefined
  cancel: () => void
}

type UploadRequest = {
  file: File
  kind: UploadKind
  folder: string
  /** An unfinished upload of the same file, to go on with. */
  uploadUrl: string | undefined
  onProgress: (sentBytes: number) => void
}

type RegardPublisherOptions = {
  startUpload: (request: UploadRequest) => FileUpload
  createRegard: (data: {
    numero: number
    dateParution: string
    pdf: string
    couverture: string
  }) => Promise<unknown>
}

/** What the server already has of a file: its document, or the beginning of its upload. */
type Kept = { file: File; folder: string; documentId?: string; uploadUrl?: string }

/** Which step failed, why in French, and what the server says of single fields. */
export class PublicationError extends Error {
  readonly step: PublicationStep
  readonly fieldErrors: { path: string; message: string }[]

  constructor(step: PublicationStep, cause: unknown) {
    super(`${failures[step]}\u00a0: ${reasonOf(cause)}`, { cause })
    this.name = 'PublicationError'
    this.step = step
    this.fieldErrors = cause instanceof ApiError ? cause.fieldErrors : []
  }
}

const failures: Record<PublicationStep, string> = {
  pdf: 'L’envoi du PDF a échoué',
  couverture: 'L’envoi de la couverture a échoué',
  regard: 'L’enregistrement du numéro a échoué',
}

const resumableCodes = new Set(['storage/retry-limit-exceeded', 'storage/unauthenticated'])

/**
 * Publishes an issue in the specification's order: PDF, cover, record (section 4). What a failed
 * attempt has already sent is remembered, and not sent again while the file stays the same.
 */
export class RegardPublisher {
  private folder = createFolderId()
  private readonly kept = new Map<UploadKind, Kept>()
  private current: FileUpload | undefined

  constructor(private readonly options: RegardPublisherOptions) {}

  /** @throws PublicationError */
  async publish(
    input: PublicationInput,
    onProgress: (progress: PublicationProgress) => void,
  ): Promise<void> {
    const totalBytes = Math.max(input.pdf.size + input.couverture.size, 1)
    const report = (step: PublicationStep, sentBytes: number) =>
      onProgress({ step, percentage: Math.min((sentBytes / totalBytes) * 100, 100) })

    const pdf = await this.send('pdf', input.pdf, (sent) => report('pdf', sent))
    const couverture = await this.send('couverture', input.couverture, (sent) =>
      report('couverture', input.pdf.size + sent),
    )
    report('regard', totalBytes)
    const { numero, dateParution } = input
    try {
      await this.options.createRegard({ numero, dateParution, pdf, couverture })
    } catch (cause) {
      const error = new PublicationError('regard', cause)
      this.forgetRefused(error)
      throw error
    }
    this.kept.clear()
    this.folder = createFolderId()
  }

  /** Stops the file under way; the publication fails with `storage/canceled`. */
  cancel(): void {
    this.current?.cancel()
  }

  private async send(
    kind: UploadKind,
    file: File,
    onProgress: (sentBytes: number) => void,
  ): Promise<string> {
    onProgress(0)
    const kept = this.findKept(kind, file)
    if (kept?.documentId) return kept.documentId
    try {
      return await this.upload(kind, file, kept, onProgress)
    } catch (cause) {
      if (!isFolderTaken(cause)) throw new PublicationError(kind, cause)
    }
    // The server had filed this very file, but its answer was lost: it is sent to a new folder.
    this.folder = createFolderId()
    try {
      return await this.upload(kind, file, undefined, onProgress)
    } catch (cause) {
      throw new PublicationError(kind, cause)
    }
  }

  private async upload(
    kind: UploadKind,
    file: File,
    kept: Kept | undefined,
    onProgress: (sentBytes: number) => void,
  ): Promise<string> {
    const folder = kept?.folder ?? this.folder
    const upload = this.options.startUpload({
      file,
      kind,
      folder,
      uploadUrl: kept?.uploadUrl,
      onProgress,
    })
    this.current = upload
    try {
      const documentId = await upload.done
      this.kept.set(kind, { file, folder, documentId })
      return documentId
    } catch (cause) {
      this.keepUnfinished(kind, { file, folder, uploadUrl: upload.uploadUrl }, cause)
      throw cause
    } finally {
      this.current = undefined
    }
  }

  /** Another file has taken the place of one that was sent: that folder is no longer free. */
  private findKept(kind: UploadKind, file: File): Kept | undefined {
    const kept = this.kept.get(kind)
    if (!kept || isSameFile(kept.file, file)) return kept
    this.kept.delete(kind)
    this.folder = createFolderId()
    return undefined
  }

  /** A lost connection or session leaves something to go on with; a refusal would be repeated. */
  private keepUnfinished(kind: UploadKind, unfinished: Kept, cause: unknown): void {
    const canGoOn = cause instanceof UploadError && resumableCodes.has(cause.code)
    if (canGoOn && unfinished.uploadUrl) this.kept.set(kind, unfinished)
    else this.kept.delete(kind)
  }

  /** The server no longer has a file that was sent long ago: the next attempt sends it again. */
  private forgetRefused({ fieldErrors }: PublicationError): void {
    for (const { path } of fieldErrors) {
      if (path !== 'pdf' && path !== 'couverture') continue
      this.kept.delete(path)
      this.folder = createFolderId()
    }
  }
}

function isFolderTaken(cause: unknown): boolean {
  return cause instanceof UploadError && cause.serverCode === 'folder-taken'
}

function isSameFile(one: File, other: File): boolean {
  return (
    one === other ||
    (one.name === other.name && one.size === other.size && one.lastModified === other.lastModified)
  )
}

function reasonOf(cause: unknown): string {
  return cause instanceof UploadError ? cause.message : toFrenchMessage(cause)
}
