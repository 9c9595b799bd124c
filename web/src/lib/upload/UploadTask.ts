import { Upload, type DetailedError, type HttpStack } from 'tus-js-client'
import { blobReader } from './blobReader'
import { ApiError, httpError } from '../errors'
import { askForDocument } from './askForDocument'
import { listenForOnline } from './listenForOnline'
import {
  type UploadError,
  uploadCanceled,
  uploadFailed,
  uploadRefused,
  uploadRetryLimitExceeded,
} from './UploadError'
import { uploadLimits } from './uploadLimits'

export type UploadState = 'running' | 'paused' | 'success' | 'canceled' | 'error'

type UploadTaskOptions = {
  file: File
  /** Absolute or relative address of the tus endpoint. */
  endpoint: string
  /** Sent as Upload-Metadata; `filename` and `filetype` are added from the file. */
  metadata: Record<string, string>
  /** An unfinished upload of this same file, to go on with. */
  uploadUrl?: string
  /** Bytes sent, out of the file's size. */
  onProgress?: (sentBytes: number, totalBytes: number) => void
  /** For tests: what sends the requests in place of XMLHttpRequest. */
  httpStack?: HttpStack
}

/**
 * Sends one file by tus 1.0: in one request up to 262,144 bytes, else in chunks that double up to
 * 33,554,432 (specification, section 9). Lost connections, 5xx, 408 and 429 are tried again from
 * the offset that the server has, until 600,000 ms have gone by without progress.
 */
export class UploadTask<Doc extends { id: string | number }> {
  /** The document that the server made of the file. Rejects with an `UploadError`. */
  readonly done: Promise<Doc>
  private currentState: UploadState = 'running'
  private readonly upload: Upload
  private settle!: { resolve: (doc: Doc) => void; reject: (error: UploadError) => void }
  private retryDelay: number = uploadLimits.firstRetryDelay
  private failingSince: number | undefined
  private acceptedBytes = 0
  private hasStartedAnew = false
  private retryTimer: ReturnType<typeof setTimeout> | undefined
  private stallTimer: ReturnType<typeof setTimeout> | undefined
  private stopListening = () => {}

  constructor(private readonly options: UploadTaskOptions) {
    const { file, httpStack } = options
    this.done = new Promise((resolve, reject) => (this.settle = { resolve, reject }))
    // Whoever cancels may no longer be listening; that is no unhandled failure.
    this.done.catch(() => {})
    this.upload = new Upload(file, {
      endpoint: options.endpoint,
      uploadUrl: options.uploadUrl,
      metadata: { filename: file.name, filetype: file.type, ...options.metadata },
      chunkSize: uploadLimits.firstChunkSize,
      uploadDataDuringCreation: file.size <= uploadLimits.firstChunkSize,
      // The library would give up at its own count of tries, and start anew when the server is
      // down while it asks for the offset: this class tries again by itself.
      retryDelays: null,
      storeFingerprintForResuming: false,
      fileReader: blobReader,
      ...(httpStack && { httpStack }),
      onUploadUrlAvailable: () => this.keepUploadUrl(),
      onProgress: (sentBytes) => this.handleProgress(sentBytes),
      onChunkComplete: (_chunkSize, acceptedBytes) => this.handleAccepted(acceptedBytes),
      onSuccess: ({ lastResponse }) => void this.finish(lastResponse.getBody()),
      onError: (error) => this.handleFailure(error),
    })
    if (options.uploadUrl) this.upload.options.endpoint = null
    this.run()
  }

  get state(): UploadState {
    return this.currentState
  }

  /** Where the server keeps the upload, once it has begun; enough to go on with it later. */
  get uploadUrl(): string | undefined {
    return this.upload.url ?? undefined
  }

  pause(): void {
    if (this.currentState !== 'running') return
    this.currentState = 'paused'
    this.halt()
  }

  resume(): void {
    if (this.currentState !== 'paused') return
    this.currentState = 'running'
    this.resetRetries()
    this.run()
  }

  /** Gives up and has the server forget what it got; `done` rejects with `storage/canceled`. */
  cancel(): void {
    if (this.currentState !== 'running' && this.currentState !== 'paused') return
    this.currentState = 'canceled'
    this.halt()
    if (this.upload.url) {
      // The server forgets unfinished uploads by itself; asking for it only makes it sooner.
      Upload.terminate(this.upload.url, this.upload.options).catch(() => {})
    }
    this.settle.reject(uploadCanceled())
  }

  private run(): void {
    this.watchForStall()
    this.upload.start()
  }

  /** Stops what is under way; the offset on the server stays. */
  private halt(): void {
    clearTimeout(this.retryTimer)
    clearTimeout(this.stallTimer)
    this.stopListening()
    void this.upload.abort()
  }

  private keepUploadUrl(): void {
    // With an endpoint at hand, the library answers a failing HEAD by a second upload from zero.
    this.upload.options.endpoint = null
  }

  private handleProgress(sentBytes: number): void {
    this.watchForStall()
    this.options.onProgress?.(sentBytes, this.options.file.size)
  }

  private handleAccepted(acceptedBytes: number): void {
    if (acceptedBytes > this.acceptedBytes) this.resetRetries()
    this.acceptedBytes = acceptedBytes
    const { chunkSize = uploadLimits.firstChunkSize } = this.upload.options
    this.upload.options.chunkSize = Math.min(chunkSize * 2, uploadLimits.maxChunkSize)
  }

  private resetRetries(): void {
    this.failingSince = undefined
    this.retryDelay = uploadLimits.firstRetryDelay
  }

  private watchForStall(): void {
    clearTimeout(this.stallTimer)
    this.stallTimer = setTimeout(() => {
      void this.upload.abort()
      this.retryLater()
    }, uploadLimits.stallLimit)
  }

  private handleFailure(error: Error | DetailedError): void {
    clearTimeout(this.stallTimer)
    if (!('originalRequest' in error)) {
      this.fail(uploadFailed(error))
      return
    }
    const response = error.originalResponse
    if (!response || response.getStatus() === 0) {
      this.retryLater(error)
      return
    }
    const refusal = httpError(response.getStatus(), response.getBody())
    const retryAfterMs = readRetryAfter(response.getHeader('Retry-After'))
    this.handleRefusal(refusal, error.originalRequest.getMethod(), retryAfterMs)
  }

  private handleRefusal(refusal: ApiError, method: string, retryAfterMs = 0): void {
    if (isGone(refusal, method)) this.startAnew(refusal)
    else if (mayPass(refusal, method)) this.retryLater(refusal, retryAfterMs)
    else this.fail(uploadRefused(refusal))
  }

  /** Once: a server that forgets every upload would get the whole file again without end. */
  private startAnew(cause: unknown): void {
    if (this.hasStartedAnew) {
      this.fail(uploadRetryLimitExceeded(cause))
      return
    }
    this.hasStartedAnew = true
    this.upload.url = null
    this.upload.options.uploadUrl = null
    this.upload.options.endpoint = this.options.endpoint
    this.acceptedBytes = 0
    this.retryLater(cause)
  }

  private retryLater(cause?: unknown, atLeastMs = 0): void {
    const now = Date.now()
    this.failingSince ??= now
    const delay = Math.max(this.retryDelay, atLeastMs)
    if (now + delay - this.failingSince > uploadLimits.retryLimit) {
      this.fail(uploadRetryLimitExceeded(cause))
      return
    }
    this.retryDelay = Math.min(this.retryDelay * 2, uploadLimits.maxRetryDelay)
    // Large chunks are for good connections: begin small again.
    this.upload.options.chunkSize = uploadLimits.firstChunkSize
    this.retryTimer = setTimeout(this.retryNow, delay)
    this.stopListening = listenForOnline(this.retryNow)
  }

  private readonly retryNow = (): void => {
    clearTimeout(this.retryTimer)
    this.stopListening()
    if (this.currentState === 'running') this.run()
  }

  private async finish(body: string): Promise<void> {
    clearTimeout(this.stallTimer)
    try {
      const doc = readDocument<Doc>(body) ?? (await this.recoverDocument())
      if (this.currentState !== 'running') return
      if (!doc) {
        this.fail(uploadFailed())
        return
      }
      this.currentState = 'success'
      this.settle.resolve(doc)
    } catch (error) {
      if (this.currentState !== 'running') return
      if (error instanceof ApiError) this.handleRefusal(error, 'PATCH')
      else this.fail(uploadFailed(error))
    }
  }

  /** All bytes are there, but the answer with the document was lost. */
  private async recoverDocument(): Promise<Doc | undefined> {
    if (!this.upload.url) return undefined
    return readDocument<Doc>(await askForDocument(this.upload.url, this.options.file.size))
  }

  private fail(error: UploadError): void {
    clearTimeout(this.stallTimer)
    this.currentState = 'error'
    this.settle.reject(error)
  }
}

/** The server no longer knows the upload: it expired, or its file was refused. */
function isGone({ status }: ApiError, method: string): boolean {
  return method !== 'POST' && (status === 404 || status === 410)
}

/**
 * Whether the same request may succeed later. An upload that is still held by the last request
 * (423), or whose offset moved (409), goes on after another look at the server's offset.
 */
function mayPass({ status, code }: ApiError, method: string): boolean {
  const isOutOfStep = status === 423 || (status === 409 && outOfStepCodes.includes(code))
  const isUnanswered = status === 0
  return (
    isUnanswered ||
    status >= 500 ||
    status === 408 ||
    status === 429 ||
    (isOutOfStep && method !== 'POST')
  )
}

/** The server's own code, and the one of an answer without any. Other conflicts are refusals. */
const outOfStepCodes = ['offset-conflict', 'http']

/** Seconds, or 0 for anything else: a date form is not used by this server. */
function readRetryAfter(header: string | undefined | null): number {
  const seconds = Number(header)
  return Number.isFinite(seconds) ? Math.min(seconds * 1_000, uploadLimits.maxRetryDelay) : 0
}

function readDocument<Doc>(body: string): Doc | undefined {
  try {
    return (JSON.parse(body) as { doc?: Doc } | null)?.doc
  } catch {
    return undefined
  }
}
