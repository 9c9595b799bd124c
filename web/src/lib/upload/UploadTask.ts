import type { DetailedError, HttpStack } from 'tus-js-client'
import type { UploadedDocument } from './validateUploadedDocument'
import { assertUploadSupport } from './assertUploadSupport'
import { isUrlUnder } from './isUrlUnder'
import { isFileUnreadable } from './isFileUnreadable'
import {
  classifyUploadError,
  classifyDocumentError,
  type RetryDecision,
} from './classifyUploadError'
import { subscribeToOnline } from './subscribeToOnline'
import { getUploadedDocument } from './getUploadedDocument'
import { RetryBackoff } from './RetryBackoff'
import { terminateUpload } from './terminateUpload'
import { UploadAttempt } from './UploadAttempt'
import { UploadError } from './UploadError'
import { uploadLimits } from './uploadLimits'
import { UploadProgressStore, type UploadSnapshot } from './UploadProgressStore'
import { canTransition, type UploadState } from './uploadStates'
import { sleep } from './sleep'

type UploadTaskOptions = {
  file: File
  /** Absolute address of the tus endpoint. */
  endpoint: string
  /** Sent as Upload-Metadata; `filename` and `filetype` are added from the file. */
  metadata: Record<string, string>
  /** An unfinished upload of this same file, to go on with. */
  uploadUrl?: string
  /** Whether the server stores the very bytes that it is sent, so that their number must agree. */
  isStoredAsSent?: boolean
  /** For tests: what sends the requests in place of XMLHttpRequest. */
  httpStack?: HttpStack
}

/**
 * Sends one file by tus 1.0, beginning at once. Lost connections, 5xx, 408 and 429 are tried again
 * from the offset that the server has, until 600,000 ms have gone by without progress
 * (specification, section 9).
 */
export class UploadTask<Doc extends UploadedDocument> {
  /** The document that the server made of the file. Rejects with an `UploadError`. */
  readonly done: Promise<Doc>
  private settle!: { resolve: (doc: Doc) => void; reject: (error: UploadError) => void }
  private readonly progress: UploadProgressStore
  private readonly retries = new RetryBackoff(uploadLimits.retryLimit)
  private attempt: UploadAttempt | undefined
  private documentRequest: AbortController | undefined
  private url: string | undefined
  private acceptedBytes = 0
  private readonly restartReasons = new Set<string>()
  private retryTimer: ReturnType<typeof setTimeout> | undefined
  private stallTimer: ReturnType<typeof setTimeout> | undefined
  private stopListening = () => {}

  constructor(private readonly options: UploadTaskOptions) {
    this.progress = new UploadProgressStore(options.file.size)
    this.done = new Promise((resolve, reject) => (this.settle = { resolve, reject }))
    // Whoever cancels may no longer be listening; that is no unhandled failure.
    this.done.catch(() => {})
    try {
      assertUploadSupport()
      if (options.uploadUrl !== undefined) this.setUploadUrl(options.uploadUrl)
      this.startAttempt()
    } catch (error) {
      this.fail(toTaskError(error))
    }
  }

  get snapshot(): UploadSnapshot {
    return this.progress.snapshot
  }

  get subscribe() {
    return this.progress.subscribe
  }

  get state(): UploadState {
    return this.snapshot.state
  }

  /** Where the server keeps the upload, once it has begun; enough to go on with it later. */
  get uploadUrl(): string | undefined {
    return this.url
  }

  /** @returns whether it was running, and will be paused once its request has ended */
  pause(): boolean {
    if (!this.transitionTo('pausing')) return false
    void this.stopAttempt().then(() => this.transitionTo('paused'))
    return true
  }

  /** @returns whether it was paused, and runs again */
  resume(): boolean {
    if (!this.transitionTo('running')) return false
    this.retries.reset()
    this.startAttempt()
    return true
  }

  /**
   * Gives up; `done` rejects with `storage/canceled`.
   * @param isForgotten whether the server drops what it got; if not, another task may go on with it
   * @returns whether there was something to give up
   */
  cancel({ isForgotten: isDeletedOnServer = true } = {}): boolean {
    if (!this.transitionTo('canceling')) return false
    void this.finishCanceling(isDeletedOnServer)
    return true
  }

  private async finishCanceling(isForgotten: boolean): Promise<void> {
    await this.stopAttempt()
    if (isForgotten && this.url !== undefined) {
      // The server forgets unfinished uploads by itself; asking for it only makes it sooner.
      const terminated = terminateUpload(this.url).catch(() => {})
      await Promise.race([terminated, sleep(uploadLimits.cancelLimit)])
    }
    this.transitionTo('canceled')
    this.settle.reject(new UploadError('storage/canceled'))
  }

  private transitionTo(state: UploadState, error?: UploadError): boolean {
    if (!canTransition(this.state, state)) return false
    this.progress.setState(state, error)
    return true
  }

  private startAttempt(): void {
    const { file, endpoint, metadata, httpStack } = this.options
    this.restartStallTimer()
    this.attempt = new UploadAttempt({
      file,
      endpoint,
      metadata: { filename: file.name, filetype: file.type, ...metadata },
      uploadUrl: this.url,
      httpStack,
      onUploadUrl: (url) => this.handleUrl(url),
      onProgress: (sentBytes) => this.handleProgress(sentBytes),
      onChunkAccepted: (acceptedBytes) => this.handleAccepted(acceptedBytes),
      onComplete: (body) => void this.complete(body),
      onFailure: (error) => this.handleFailure(error),
    })
  }

  /** Stops what is under way; the offset on the server stays. */
  private async stopAttempt(): Promise<void> {
    clearTimeout(this.retryTimer)
    clearTimeout(this.stallTimer)
    this.stopListening()
    this.documentRequest?.abort()
    await this.attempt?.stop()
  }

  /** @throws UploadError `storage/invalid-url`: the file goes to this endpoint only */
  private setUploadUrl(url: string): void {
    if (!isUrlUnder(url, this.options.endpoint)) throw new UploadError('storage/invalid-url')
    this.url = url
  }

  private handleUrl(url: string): void {
    try {
      this.setUploadUrl(url)
    } catch (error) {
      void this.stopAttempt()
      this.fail(toTaskError(error))
    }
  }

  private handleProgress(sentBytes: number): void {
    this.restartStallTimer()
    this.progress.setBytesTransferred(sentBytes)
  }

  private handleAccepted(acceptedBytes: number): void {
    if (acceptedBytes > this.acceptedBytes) this.retries.reset()
    this.acceptedBytes = acceptedBytes
    this.progress.setBytesConfirmed(acceptedBytes)
  }

  private restartStallTimer(): void {
    clearTimeout(this.stallTimer)
    this.stallTimer = setTimeout(() => {
      void this.attempt?.stop()
      this.scheduleRetry({ minDelayMs: 0, isConnectionLost: true, cause: undefined })
    }, uploadLimits.stallLimit)
  }

  private handleFailure(error: Error | DetailedError): void {
    clearTimeout(this.stallTimer)
    this.applyDecision(classifyUploadError(error))
  }

  private applyDecision(verdict: RetryDecision): void {
    if (verdict.action === 'retry') this.scheduleRetry(verdict)
    else if (verdict.action === 'anew') this.restart(verdict.error)
    else this.fail(verdict.error)
  }

  /** Once for each reason: else the whole file might be sent again without end. */
  private restart(reason: UploadError): void {
    if (this.restartReasons.has(reason.code)) {
      this.fail(reason)
      return
    }
    this.restartReasons.add(reason.code)
    this.url = undefined
    this.acceptedBytes = 0
    this.progress.setBytesTransferred(0)
    this.progress.setBytesConfirmed(0)
    this.scheduleRetry({ minDelayMs: 0, isConnectionLost: false, cause: reason })
  }

  private scheduleRetry({
    minDelayMs,
    isConnectionLost,
    cause,
  }: Omit<RetryDecision & { action: 'retry' }, 'action'>): void {
    const delay = this.retries.nextDelay(minDelayMs)
    if (delay === undefined) {
      this.fail(new UploadError('storage/retry-limit-exceeded', { cause }))
      return
    }
    this.progress.setRetryAt(Date.now() + delay)
    this.retryTimer = setTimeout(this.retryNow, delay)
    if (!isConnectionLost) return
    this.stopListening = subscribeToOnline(this.retryNow)
    void this.failIfFileUnreadable()
  }

  private readonly retryNow = (): void => {
    clearTimeout(this.retryTimer)
    this.stopListening()
    this.progress.setRetryAt(undefined)
    this.startAttempt()
  }

  /** A file that cannot be read looks like a lost connection, and no wait brings it back. */
  private async failIfFileUnreadable(): Promise<void> {
    if (!(await isFileUnreadable(this.options.file)) || this.state !== 'running') return
    await this.stopAttempt()
    this.fail(new UploadError('storage/cannot-slice-blob'))
  }

  private async complete(body: string): Promise<void> {
    clearTimeout(this.stallTimer)
    const { file, isStoredAsSent = false } = this.options
    const { signal } = (this.documentRequest = new AbortController())
    try {
      const doc = await getUploadedDocument<Doc>(body, {
        uploadUrl: this.url,
        size: file.size,
        isStoredAsSent,
        signal,
      })
      if (signal.aborted) return
      this.transitionTo('success')
      this.settle.resolve(doc)
    } catch (error) {
      if (!signal.aborted) this.applyDecision(classifyDocumentError(toTaskError(error)))
    }
  }

  private fail(error: UploadError): void {
    clearTimeout(this.stallTimer)
    if (this.transitionTo('error', error)) this.settle.reject(error)
  }
}

function toTaskError(error: unknown): UploadError {
  return error instanceof UploadError ? error : new UploadError('storage/unknown', { cause: error })
}
