import { ApiError } from '../../../lib/errors'
import { UploadError } from '../../../lib/upload/UploadError'
import type { InterruptedPublication, SentFile } from '../drafts/publicationDraft'
import type { PublicationJournal } from '../drafts/PublicationJournal'
import { PublicationError } from './PublicationError'
import type {
  FileUpload,
  NewRegard,
  PublicationInput,
  PublicationSnapshot,
  UploadKind,
  UploadRequest,
} from './publication'

type RegardPublisherOptions = {
  journal: PublicationJournal
  startUpload: (request: UploadRequest) => FileUpload
  /** The MD5 of a whole file, in base 64. */
  hashFile: (file: File, signal: AbortSignal) => Promise<string>
  /** Takes a draft for this tab; undefined when another tab has it. */
  holdDraft: (id: string) => Promise<(() => void) | undefined>
  /**
   * Refuses a number that another issue has, before anything is sent.
   * @param sentPdf the id of the PDF that an earlier try has sent: the issue may be this very one
   */
  checkNumero: (numero: number, sentPdf: string | undefined) => Promise<void>
  createRegard: (data: NewRegard) => Promise<unknown>
}

const nothing: PublicationSnapshot = {
  step: 'pdf',
  activity: 'checking',
  sentBytes: 0,
  totalBytes: 0,
}

/**
 * Publishes an issue in the specification's order: PDF, cover, record (section 4). What a failed or
 * interrupted attempt has already sent is not sent again while the file stays the same.
 */
export class RegardPublisher {
  private current: FileUpload | undefined
  private checking: AbortController | undefined
  private release: (() => void) | undefined
  private isStopped = false
  private readonly hashes = new WeakMap<File, string>()
  private readonly listeners = new Set<() => void>()
  private currentSnapshot = nothing

  constructor(private readonly options: RegardPublisherOptions) {}

  get snapshot(): PublicationSnapshot {
    return this.currentSnapshot
  }

  /** @returns what stops listening */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /**
   * Goes on with an interrupted publication: the next `publish` sends only what is missing.
   * @returns false when another tab is at it
   */
  async adopt(interrupted: InterruptedPublication): Promise<boolean> {
    const release = await this.options.holdDraft(interrupted.draft.id)
    if (!release) return false
    this.leave()
    this.release = release
    this.options.journal.adopt(interrupted)
    for (const kind of ['pdf', 'couverture'] as const) {
      const file = interrupted.files[kind]
      const { md5Hash } = interrupted.draft[kind]
      // The very file that was read through then.
      if (file && md5Hash !== undefined) this.hashes.set(file, md5Hash)
    }
    return true
  }

  /**
   * @param accountId whose publication it is, should it be interrupted
   * @throws PublicationError
   */
  async publish(input: PublicationInput, accountId: string): Promise<void> {
    const { journal, checkNumero, createRegard } = this.options
    const { pdf: pdfFile, couverture: couvertureFile, ...texts } = input
    const totalBytes = pdfFile.size + couvertureFile.size
    this.isStopped = false
    this.report({ ...nothing, totalBytes })
    try {
      await checkNumero(texts.numero, journal.sentPdf)
      this.throwIfStopped()
    } catch (cause) {
      throw new PublicationError('regard', cause)
    }
    journal.begin(input, accountId)
    await this.hold()

    const pdf = await this.send('pdf', pdfFile, 0)
    const couverture = await this.send('couverture', couvertureFile, pdfFile.size)
    this.report({ step: 'regard', activity: 'saving', sentBytes: totalBytes, totalBytes })
    try {
      await createRegard({ ...texts, pdf, couverture })
    } catch (cause) {
      this.forgetRefused(cause)
      throw new PublicationError('regard', cause)
    }
    this.close()
  }

  /** @returns whether a file was being sent */
  pause(): boolean {
    return this.current?.pause() ?? false
  }

  resume(): boolean {
    return this.current?.resume() ?? false
  }

  /** Gives the publication up; it fails with `storage/canceled`, and the server drops the file. */
  cancel(): void {
    this.isStopped = true
    this.checking?.abort()
    this.current?.cancel()
    this.close()
  }

  /** Stops, as when the page is left; what was sent stays for the next visit. */
  leave(): void {
    this.isStopped = true
    this.checking?.abort()
    this.current?.cancel({ isForgotten: false })
    this.release?.()
    this.release = undefined
  }

  private close(): void {
    this.options.journal.close()
    this.release?.()
    this.release = undefined
  }

  /** @param before bytes of the files before this one */
  private async send(kind: UploadKind, file: File, before: number): Promise<string> {
    const { totalBytes } = this.snapshot
    this.report({ step: kind, activity: 'checking', sentBytes: before, totalBytes })
    try {
      const md5Hash = await this.hash(file)
      this.throwIfStopped()
      const sent = this.options.journal.open(kind, file, md5Hash)
      if (sent.documentId !== undefined) return sent.documentId
      try {
        return await this.upload(kind, file, sent, before)
      } catch (cause) {
        if (!isFolderTaken(cause)) throw cause
      }
      // The server had filed this very file, but its answer was lost: it is sent to a new folder.
      this.options.journal.moveOn()
      const anew = this.options.journal.reset(kind)
      return await this.upload(kind, file, anew ?? sent, before)
    } catch (cause) {
      throw new PublicationError(kind, this.isStopped ? canceled() : cause)
    }
  }

  /** Takes the draft for this tab; a new one is nobody else's. */
  private async hold(): Promise<void> {
    const { id } = this.options.journal
    if (this.release || id === undefined) return
    const release = await this.options.holdDraft(id)
    if (this.isStopped) release?.()
    else this.release = release
  }

  private throwIfStopped(): void {
    if (this.isStopped) throw canceled()
  }

  private async hash(file: File): Promise<string> {
    const known = this.hashes.get(file)
    if (known !== undefined) return known
    this.checking = new AbortController()
    const md5Hash = await this.options.hashFile(file, this.checking.signal)
    this.hashes.set(file, md5Hash)
    return md5Hash
  }

  private async upload(
    kind: UploadKind,
    file: File,
    { folder, uploadUrl, md5Hash = '' }: SentFile,
    before: number,
  ): Promise<string> {
    const { journal, startUpload } = this.options
    const upload = startUpload({ file, kind, folder, md5Hash, uploadUrl })
    this.current = upload
    let known: Partial<SentFile> = { uploadUrl, bytesConfirmed: 0 }
    const follow = () => {
      this.reportUpload(kind, upload, before)
      const { bytesConfirmed } = upload.snapshot
      if (upload.uploadUrl === known.uploadUrl && bytesConfirmed === known.bytesConfirmed) return
      known = { uploadUrl: upload.uploadUrl, bytesConfirmed }
      journal.note(kind, known)
    }
    const stopFollowing = upload.subscribe(follow)
    follow()
    try {
      const documentId = await upload.done
      journal.note(kind, { documentId, bytesConfirmed: file.size })
      return documentId
    } catch (cause) {
      if (!canGoOn(cause)) journal.reset(kind)
      throw cause
    } finally {
      stopFollowing()
      this.current = undefined
    }
  }

  private reportUpload(step: UploadKind, { snapshot }: FileUpload, before: number): void {
    const { state, bytesTransferred, bytesPerSecond, retryAt } = snapshot
    const { totalBytes } = this.snapshot
    const sentBytes = before + bytesTransferred
    const secondsLeft = bytesPerSecond && (totalBytes - sentBytes) / bytesPerSecond
    this.report({
      step,
      activity: state,
      sentBytes,
      totalBytes,
      bytesPerSecond,
      secondsLeft,
      retryAt,
    })
  }

  private report(snapshot: PublicationSnapshot): void {
    this.currentSnapshot = snapshot
    for (const listener of this.listeners) listener()
  }

  /** The server no longer has a file that was sent long ago: the next attempt sends it again. */
  private forgetRefused(cause: unknown): void {
    if (!(cause instanceof ApiError)) return
    for (const { path } of cause.fieldErrors) {
      if (path !== 'pdf' && path !== 'couverture') continue
      this.options.journal.moveOn()
      this.options.journal.reset(path)
    }
  }
}

const canceled = () => new UploadError('storage/canceled')

const resumableCodes = new Set([
  'storage/canceled',
  'storage/retry-limit-exceeded',
  'storage/unauthenticated',
  'storage/unauthorized',
  'storage/quota-exceeded',
  'storage/cannot-slice-blob',
])

/** A lost connection or session leaves something to go on with; a refusal would be repeated. */
function canGoOn(cause: unknown): boolean {
  return cause instanceof UploadError && resumableCodes.has(cause.code)
}

function isFolderTaken(cause: unknown): boolean {
  return cause instanceof UploadError && cause.serverCode === 'folder-taken'
}
