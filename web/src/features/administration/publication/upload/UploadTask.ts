import type { DetailedError, HttpStack } from 'tus-js-client'
import { parseUrl } from '@web/lib/validation/parseUrl'
import {
  classifyDocumentError,
  classifyUploadError,
  type RetryDecision,
  RetryBackoff,
  sleep,
  uploadLimits,
} from './retries'
import { getUploadedDocument, terminateUpload, type UploadedDocument } from './uploadRequests'
import { UploadAttempt } from './UploadAttempt'
import { UploadError } from './UploadError'
import {
  canTransition,
  UploadProgressStore,
  type UploadSnapshot,
  type UploadState,
} from './UploadProgressStore'

type UploadTaskOptions = {
  file: File
  /** Absolute URL of the tus endpoint. */
  endpoint: string
  /** Sent as Upload-Metadata; `filename` and `filetype` are added from the file. */
  metadata: Record<string, string>
  /** URL of an unfinished upload of this same file, to resume. */
  uploadUrl?: string
  /** Whether the server stores the file unmodified, so that the sizes must match. */
  isStoredAsSent?: boolean
  /** For tests: replaces XMLHttpRequest. */
  httpStack?: HttpStack
}

/**
 * Uploads one file by tus 1.0, starting at once. Retries lost connections, 5xx, 408 and 429 from
 * the server's offset, until 600,000 ms have passed without progress (specification, section 9).
 */
export class UploadTask {
  /** Resolves to the document that the server created; rejects with an `UploadError`. */
  readonly done: Promise<UploadedDocument>
  private settle!: {
    resolve: (doc: UploadedDocument) => void
    reject: (error: UploadError) => void
  }
  private readonly progress: UploadProgressStore
  private readonly retries = new RetryBackoff(uploadLimits.retryLimit)
  private attempt: UploadAttempt | undefined
  private documentRequest: AbortController | undefined
  private url: string | undefined
  private acceptedBytes = 0
  private readonly restartReasons = new Set<string>()
  private retryTimer: ReturnType<typeof setTimeout> | undefined
  private stallTimer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly options: UploadTaskOptions) {
    this.progress = new UploadProgressStore(options.file.size)
    this.done = new Promise((resolve, reject) => (this.settle = { resolve, reject }))
    // A canceled upload may have no listener left: this prevents an unhandled rejection.
    this.done.catch(() => {})
    try {
      if (options.uploadUrl !== undefined) this.setUploadUrl(options.uploadUrl)
      this.startAttempt()
    } catch (error) {
      this.fail(toTaskError(error))
    }
  }

  get snapshot(): UploadSnapshot {
    return this.progress.get()
  }

  get subscribe() {
    return this.progress.subscribe
  }

  get state(): UploadState {
    return this.snapshot.state
  }

  /** URL of the upload on the server, once created; lets another task resume it later. */
  get uploadUrl(): string | undefined {
    return this.url
  }

  /** @returns false unless it was running; it is paused once the current request has ended */
  pause(): boolean {
    if (!this.transitionTo('pausing')) return false
    void this.stopAttempt().then(() => this.transitionTo('paused'))
    return true
  }

  /** @returns false unless it was paused */
  resume(): boolean {
    if (!this.transitionTo('running')) return false
    this.retries.reset()
    this.startAttempt()
    return true
  }

  /**
   * Cancels the upload; `done` rejects with `storage/canceled`.
   * @param isForgotten whether to delete the upload on the server; otherwise another task may
   * resume it
   * @returns false when it has already ended or is being canceled
   */
  cancel({ isForgotten = true } = {}): boolean {
    if (!this.transitionTo('canceling')) return false
    void this.finishCanceling(isForgotten)
    return true
  }

  private async finishCanceling(isForgotten: boolean): Promise<void> {
    await this.stopAttempt()
    if (isForgotten && this.url !== undefined) {
      // The server deletes unfinished uploads by itself; the request only makes it sooner.
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

  /** Stops the current attempt and pending retries; the offset on the server stays. */
  private async stopAttempt(): Promise<void> {
    clearTimeout(this.retryTimer)
    clearTimeout(this.stallTimer)
    window.removeEventListener('online', this.retryNow)
    this.documentRequest?.abort()
    await this.attempt?.stop()
  }

  /** @throws UploadError `storage/invalid-url` when the URL is not below the endpoint */
  private setUploadUrl(url: string): void {
    const parent = `${new URL(this.options.endpoint).href}/`
    if (!parseUrl(url)?.href.startsWith(parent)) throw new UploadError('storage/invalid-url')
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

  /** Restarts the upload from zero, once per reason: otherwise it might do so for ever. */
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
    window.addEventListener('online', this.retryNow)
    void this.failIfFileUnreadable()
  }

  private readonly retryNow = (): void => {
    clearTimeout(this.retryTimer)
    window.removeEventListener('online', this.retryNow)
    this.progress.setRetryAt(undefined)
    this.startAttempt()
  }

  /** An unreadable file looks like a lost connection, and retrying does not help. */
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
      const doc = await getUploadedDocument(body, {
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

/**
 * Whether the browser can no longer read a file, because it was changed, moved or unplugged since
 * it was chosen. Reads one byte to find out: a failed request reports only a lost connection.
 */
async function isFileUnreadable(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return false
  } catch {
    return true
  }
}
