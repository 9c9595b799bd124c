import type { DetailedError, HttpStack } from 'tus-js-client'
import type { UploadedDocument } from './checkDocument'
import { checkEnvironment } from './checkEnvironment'
import { isBelow } from './isBelow'
import { isUnreadable } from './isUnreadable'
import { judgeFailure, judgeReception, type Verdict } from './judgeFailure'
import { listenForOnline } from './listenForOnline'
import { receiveDocument } from './receiveDocument'
import { RetrySchedule } from './RetrySchedule'
import { terminateUpload } from './terminateUpload'
import { UploadAttempt } from './UploadAttempt'
import { UploadError } from './UploadError'
import { uploadLimits } from './uploadLimits'
import { UploadMonitor, type UploadSnapshot } from './UploadMonitor'
import { mayFollow, type UploadState } from './uploadStates'
import { wait } from './wait'

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
  private readonly monitor: UploadMonitor
  private readonly retries = new RetrySchedule(uploadLimits.retryLimit)
  private attempt: UploadAttempt | undefined
  private reception: AbortController | undefined
  private url: string | undefined
  private acceptedBytes = 0
  private readonly reasonsToStartAnew = new Set<string>()
  private retryTimer: ReturnType<typeof setTimeout> | undefined
  private stallTimer: ReturnType<typeof setTimeout> | undefined
  private stopListening = () => {}

  constructor(private readonly options: UploadTaskOptions) {
    this.monitor = new UploadMonitor(options.file.size)
    this.done = new Promise((resolve, reject) => (this.settle = { resolve, reject }))
    // Whoever cancels may no longer be listening; that is no unhandled failure.
    this.done.catch(() => {})
    try {
      checkEnvironment()
      if (options.uploadUrl !== undefined) this.keepUrl(options.uploadUrl)
      this.run()
    } catch (error) {
      this.fail(toTaskError(error))
    }
  }

  get snapshot(): UploadSnapshot {
    return this.monitor.snapshot
  }

  get subscribe() {
    return this.monitor.subscribe
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
    if (!this.moveTo('pausing')) return false
    void this.halt().then(() => this.moveTo('paused'))
    return true
  }

  /** @returns whether it was paused, and runs again */
  resume(): boolean {
    if (!this.moveTo('running')) return false
    this.retries.reset()
    this.run()
    return true
  }

  /**
   * Gives up; `done` rejects with `storage/canceled`.
   * @param isForgotten whether the server drops what it got; if not, another task may go on with it
   * @returns whether there was something to give up
   */
  cancel({ isForgotten = true } = {}): boolean {
    if (!this.moveTo('canceling')) return false
    void this.endCanceling(isForgotten)
    return true
  }

  private async endCanceling(isForgotten: boolean): Promise<void> {
    await this.halt()
    if (isForgotten && this.url !== undefined) {
      // The server forgets unfinished uploads by itself; asking for it only makes it sooner.
      const forgotten = terminateUpload(this.url).catch(() => {})
      await Promise.race([forgotten, wait(uploadLimits.cancelLimit)])
    }
    this.moveTo('canceled')
    this.settle.reject(new UploadError('storage/canceled'))
  }

  private moveTo(state: UploadState, error?: UploadError): boolean {
    if (!mayFollow(this.state, state)) return false
    this.monitor.setState(state, error)
    return true
  }

  private run(): void {
    const { file, endpoint, metadata, httpStack } = this.options
    this.watchForStall()
    this.attempt = new UploadAttempt({
      file,
      endpoint,
      metadata: { filename: file.name, filetype: file.type, ...metadata },
      uploadUrl: this.url,
      httpStack,
      onUrl: (url) => this.handleUrl(url),
      onProgress: (sentBytes) => this.handleProgress(sentBytes),
      onAccepted: (acceptedBytes) => this.handleAccepted(acceptedBytes),
      onComplete: (body) => void this.finish(body),
      onFailure: (error) => this.handleFailure(error),
    })
  }

  /** Stops what is under way; the offset on the server stays. */
  private async halt(): Promise<void> {
    clearTimeout(this.retryTimer)
    clearTimeout(this.stallTimer)
    this.stopListening()
    this.reception?.abort()
    await this.attempt?.stop()
  }

  /** @throws UploadError `storage/invalid-url`: the file goes to this endpoint only */
  private keepUrl(url: string): void {
    if (!isBelow(url, this.options.endpoint)) throw new UploadError('storage/invalid-url')
    this.url = url
  }

  private handleUrl(url: string): void {
    try {
      this.keepUrl(url)
    } catch (error) {
      void this.halt()
      this.fail(toTaskError(error))
    }
  }

  private handleProgress(sentBytes: number): void {
    this.watchForStall()
    this.monitor.setSent(sentBytes)
  }

  private handleAccepted(acceptedBytes: number): void {
    if (acceptedBytes > this.acceptedBytes) this.retries.reset()
    this.acceptedBytes = acceptedBytes
    this.monitor.setConfirmed(acceptedBytes)
  }

  private watchForStall(): void {
    clearTimeout(this.stallTimer)
    this.stallTimer = setTimeout(() => {
      void this.attempt?.stop()
      this.retryLater({ atLeast: 0, isLost: true, cause: undefined })
    }, uploadLimits.stallLimit)
  }

  private handleFailure(error: Error | DetailedError): void {
    clearTimeout(this.stallTimer)
    this.follow(judgeFailure(error))
  }

  private follow(verdict: Verdict): void {
    if (verdict.then === 'retry') this.retryLater(verdict)
    else if (verdict.then === 'anew') this.startAnew(verdict.error)
    else this.fail(verdict.error)
  }

  /** Once for each reason: else the whole file might be sent again without end. */
  private startAnew(reason: UploadError): void {
    if (this.reasonsToStartAnew.has(reason.code)) {
      this.fail(reason)
      return
    }
    this.reasonsToStartAnew.add(reason.code)
    this.url = undefined
    this.acceptedBytes = 0
    this.monitor.setSent(0)
    this.monitor.setConfirmed(0)
    this.retryLater({ atLeast: 0, isLost: false, cause: reason })
  }

  private retryLater({ atLeast, isLost, cause }: Omit<Verdict & { then: 'retry' }, 'then'>): void {
    const delay = this.retries.next(atLeast)
    if (delay === undefined) {
      this.fail(new UploadError('storage/retry-limit-exceeded', { cause }))
      return
    }
    this.monitor.setRetry(Date.now() + delay)
    this.retryTimer = setTimeout(this.retryNow, delay)
    if (!isLost) return
    this.stopListening = listenForOnline(this.retryNow)
    void this.checkFile()
  }

  private readonly retryNow = (): void => {
    clearTimeout(this.retryTimer)
    this.stopListening()
    this.monitor.setRetry(undefined)
    this.run()
  }

  /** A file that cannot be read looks like a lost connection, and no wait brings it back. */
  private async checkFile(): Promise<void> {
    if (!(await isUnreadable(this.options.file)) || this.state !== 'running') return
    await this.halt()
    this.fail(new UploadError('storage/cannot-slice-blob'))
  }

  private async finish(body: string): Promise<void> {
    clearTimeout(this.stallTimer)
    const { file, isStoredAsSent = false } = this.options
    const { signal } = (this.reception = new AbortController())
    try {
      const doc = await receiveDocument<Doc>(body, {
        uploadUrl: this.url,
        size: file.size,
        isStoredAsSent,
        signal,
      })
      if (signal.aborted) return
      this.moveTo('success')
      this.settle.resolve(doc)
    } catch (error) {
      if (!signal.aborted) this.follow(judgeReception(toTaskError(error)))
    }
  }

  private fail(error: UploadError): void {
    clearTimeout(this.stallTimer)
    if (this.moveTo('error', error)) this.settle.reject(error)
  }
}

function toTaskError(error: unknown): UploadError {
  return error instanceof UploadError ? error : new UploadError('storage/unknown', { cause: error })
}
