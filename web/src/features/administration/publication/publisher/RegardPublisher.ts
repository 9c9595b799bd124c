import { ApiError } from '@web/lib/api/errors'
import { Store, type ReadableStore } from '@web/lib/browser/Store'
import { UploadError } from '../upload/UploadError'
import type { FileUploadState, FormFiles, InterruptedPublication } from '../drafts/formDatabase'
import type { FormStore } from '../drafts/FormStore'
import {
  PublicationError,
  type FileUpload,
  type PublicationSnapshot,
  type Uploaded,
  type UploadKind,
  uploadKinds,
  type UploadRequest,
} from '../publicationTypes'

export type RegardPublisherOptions<Input> = {
  store: FormStore
  startUpload: (request: UploadRequest) => FileUpload
  /** The MD5 of a whole file, in base 64. */
  hashFile: (file: File, signal: AbortSignal) => Promise<string>
  /** Acquires the lock of a stored publication; undefined when another tab holds it. */
  acquireLock: (key: string) => Promise<(() => void) | undefined>
  /**
   * Rejects a number that another issue has, before any upload.
   * @param sentPdf id of the PDF that an earlier try uploaded: an issue with it is this publication
   */
  assertNumeroAvailable: (numero: number, sentPdf: string | undefined) => Promise<void>
  saveRegard: (data: Uploaded<Input>) => Promise<unknown>
}

const initialSnapshot: PublicationSnapshot = {
  step: 'pdf',
  activity: 'checking',
  sentBytes: 0,
  totalBytes: 0,
}

/**
 * Publishes an issue, or corrects one, in the specification's order: PDF, cover, record (section 4);
 * without files, the record alone. Files that a failed or interrupted attempt uploaded are not
 * uploaded again unless they change.
 */
export class RegardPublisher<Input extends { numero: number } & FormFiles> {
  private currentUpload: FileUpload | undefined
  private hashAbortController: AbortController | undefined
  private releaseLock: (() => void) | undefined
  private isStopped = false
  private readonly hashes = new WeakMap<File, string>()
  private readonly progressStore = new Store(initialSnapshot)
  readonly progress: ReadableStore<PublicationSnapshot> = this.progressStore

  constructor(private readonly options: RegardPublisherOptions<Input>) {}

  /**
   * Restores an interrupted publication: the next `publish` uploads only what is missing.
   * @returns false when another tab holds its lock
   */
  async restore(interrupted: InterruptedPublication): Promise<boolean> {
    const release = await this.options.acquireLock(interrupted.key)
    if (!release) return false
    this.dispose()
    this.releaseLock = release
    this.options.store.restore(interrupted)
    for (const kind of uploadKinds) {
      const file = interrupted.files[kind]
      const md5Hash = interrupted.sent[kind]?.md5Hash
      // The same File object: its MD5 is known.
      if (file && md5Hash !== undefined) this.hashes.set(file, md5Hash)
    }
    return true
  }

  /** @throws PublicationError */
  async publish(input: Input): Promise<void> {
    const { store, assertNumeroAvailable, saveRegard } = this.options
    const { pdf: pdfFile, couverture: couvertureFile, ...texts } = input
    const files = [pdfFile, couvertureFile].filter((file) => file !== undefined)
    const totalBytes = files.reduce((sum, { size }) => sum + size, 0)
    this.isStopped = false
    this.progressStore.set({ ...initialSnapshot, totalBytes })
    const wasStarted = store.sentKey !== undefined
    if (files.length > 0) {
      // Stored first: the check takes a minute on a bad line, and the page may be left meanwhile.
      store.start(input)
      await this.acquireLock()
    }
    try {
      await assertNumeroAvailable(input.numero, store.uploadedPdfId)
      this.throwIfStopped()
    } catch (cause) {
      if (!wasStarted) this.endUnsent()
      throw new PublicationError('regard', cause)
    }
    const ids: Partial<Record<UploadKind, string>> = {}
    if (pdfFile) ids.pdf = await this.sendFile('pdf', pdfFile, 0)
    if (couvertureFile) {
      ids.couverture = await this.sendFile('couverture', couvertureFile, pdfFile?.size ?? 0)
    }
    this.progressStore.set({
      step: 'regard',
      activity: 'saving',
      sentBytes: totalBytes,
      totalBytes,
    })
    try {
      await saveRegard({ ...texts, ...ids } as Uploaded<Input>)
    } catch (cause) {
      this.resetRejectedFiles(cause)
      throw new PublicationError('regard', cause)
    }
    store.clear()
    this.releaseHeldLock()
  }

  /** @returns whether a file was being uploaded */
  pause(): boolean {
    return this.currentUpload?.pause() ?? false
  }

  resume(): boolean {
    return this.currentUpload?.resume() ?? false
  }

  /** Cancels: `publish` rejects with `storage/canceled`, the server deletes the upload. */
  cancel(): void {
    this.isStopped = true
    this.hashAbortController?.abort()
    this.currentUpload?.cancel()
    this.endSending()
  }

  /** Stops, for instance when the page is left; what was sent is kept for the next visit. */
  dispose(): void {
    this.isStopped = true
    this.hashAbortController?.abort()
    this.currentUpload?.cancel({ isForgotten: false })
    this.releaseHeldLock()
  }

  /** Nothing was sent: there is nothing to resume. */
  private endUnsent(): void {
    if (!this.isStopped) this.endSending()
  }

  private endSending(): void {
    this.options.store.endSending()
    this.releaseHeldLock()
  }

  private releaseHeldLock(): void {
    this.releaseLock?.()
    this.releaseLock = undefined
  }

  /** @param before bytes of the files before this one */
  private async sendFile(kind: UploadKind, file: File, before: number): Promise<string> {
    const { totalBytes } = this.progress.get()
    this.progressStore.set({ step: kind, activity: 'checking', sentBytes: before, totalBytes })
    try {
      const md5Hash = await this.getMd5Hash(file)
      this.throwIfStopped()
      const sent = this.options.store.openFile(kind, file, md5Hash)
      if (sent.documentId !== undefined) return sent.documentId
      try {
        return await this.uploadFile(kind, file, sent, before)
      } catch (cause) {
        if (!isFolderTaken(cause)) throw cause
      }
      // The server had stored the file, but its response was lost: it is uploaded to a new folder.
      this.options.store.rotateFolder()
      const anew = this.options.store.resetFile(kind)
      return await this.uploadFile(kind, file, anew ?? sent, before)
    } catch (cause) {
      throw new PublicationError(kind, this.isStopped ? createCanceledError() : cause)
    }
  }

  /** Acquires the lock of the publication; a new one's is always free. */
  private async acquireLock(): Promise<void> {
    const { sentKey } = this.options.store
    if (this.releaseLock || sentKey === undefined) return
    const release = await this.options.acquireLock(sentKey)
    if (this.isStopped) release?.()
    else this.releaseLock = release
  }

  private throwIfStopped(): void {
    if (this.isStopped) throw createCanceledError()
  }

  private async getMd5Hash(file: File): Promise<string> {
    const known = this.hashes.get(file)
    if (known !== undefined) return known
    this.hashAbortController = new AbortController()
    const md5Hash = await this.options.hashFile(file, this.hashAbortController.signal)
    this.hashes.set(file, md5Hash)
    return md5Hash
  }

  private async uploadFile(
    kind: UploadKind,
    file: File,
    { folder, uploadUrl, md5Hash = '' }: FileUploadState,
    before: number,
  ): Promise<string> {
    const { store, startUpload } = this.options
    const upload = startUpload({ file, kind, folder, md5Hash, uploadUrl })
    this.currentUpload = upload
    let known: Partial<FileUploadState> = { uploadUrl, bytesConfirmed: 0 }
    const follow = () => {
      this.setUploadSnapshot(kind, upload, before)
      const { bytesConfirmed } = upload.snapshot
      if (upload.uploadUrl === known.uploadUrl && bytesConfirmed === known.bytesConfirmed) return
      known = { uploadUrl: upload.uploadUrl, bytesConfirmed }
      store.updateFile(kind, known)
    }
    const stopFollowing = upload.subscribe(follow)
    follow()
    try {
      const documentId = String((await upload.done).id)
      store.updateFile(kind, { documentId, bytesConfirmed: file.size })
      return documentId
    } catch (cause) {
      if (!isResumable(cause)) store.resetFile(kind)
      throw cause
    } finally {
      stopFollowing()
      this.currentUpload = undefined
    }
  }

  private setUploadSnapshot(step: UploadKind, { snapshot }: FileUpload, before: number): void {
    const { state, bytesTransferred, bytesPerSecond, retryAt } = snapshot
    const { totalBytes } = this.progress.get()
    const sentBytes = before + bytesTransferred
    const secondsLeft = bytesPerSecond && (totalBytes - sentBytes) / bytesPerSecond
    this.progressStore.set({
      step,
      activity: state,
      sentBytes,
      totalBytes,
      bytesPerSecond,
      secondsLeft,
      retryAt,
    })
  }

  /** Resets files that the server has deleted since: the next attempt sends them again. */
  private resetRejectedFiles(cause: unknown): void {
    if (!(cause instanceof ApiError)) return
    for (const { path } of cause.fieldErrors) {
      if (path !== 'pdf' && path !== 'couverture') continue
      this.options.store.rotateFolder()
      this.options.store.resetFile(path)
    }
  }
}

const createCanceledError = () => new UploadError('storage/canceled')

const resumableCodes = new Set([
  'storage/canceled',
  'storage/retry-limit-exceeded',
  'storage/unauthenticated',
  'storage/unauthorized',
  'storage/quota-exceeded',
  'storage/cannot-slice-blob',
])

/** Whether a retry may succeed: after a lost connection or session, but not after a rejection. */
function isResumable(cause: unknown): boolean {
  return cause instanceof UploadError && resumableCodes.has(cause.code)
}

function isFolderTaken(cause: unknown): boolean {
  return cause instanceof UploadError && cause.serverCode === 'folder-taken'
}
