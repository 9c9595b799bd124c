import { Upload, type DetailedError, type HttpStack } from 'tus-js-client'
import { blobReader } from './blobReader'
import {
  uploadCanceled,
  UploadError,
  uploadFailed,
  uploadRefused,
  uploadRetryLimitExceeded,
} from './UploadError'
import { uploadLimits } from './uploadLimits'

export type UploadState = 'running' | 'paused' | 'success' | 'canceled' | 'error'

type UploadTaskOptions<Doc> = {
  file: File
  /** Absolute or relative address of the tus endpoint. */
  endpoint: string
  /** Sent as Upload-Metadata; `filename` and `filetype` are added from the file. */
  metadata: Record<string, string>
  /** An unfinished upload of this same file, to go on with. */
  uploadUrl?: string
  /** Bytes sent, out of the file's size. */
  onProgress?: (sentBytes: number, totalBytes: number) => void
  /** Fetches the document of an upload that is complete but whose answer was lost. */
  recoverDocument: (uploadId: string) => Promise<Doc | undefined>
  /** For tests: what sends the requests in place of XMLHttpRequest. */
  httpStack?: HttpStack
}

/** With the doubling delay, half a minute. */
const maxMissingDocumentCount = 5

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
  private missingDocumentCount = 0
  private retryTimer: ReturnType<typeof setTimeout> | undefined
  private stallTimer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly options: UploadTaskOptions<Doc>) {
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
    globalThis.removeEventListener?.('online', this.retryNow)
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
    const response = 'originalResponse' in error ? error.originalResponse : null
    const isAnswered = response !== null && response.getStatus() !== 0
    if (!isAnswered && !('originalRequest' in error)) {
      this.fail(uploadFailed(error))
    } else if (!isAnswered) {
      this.retryLater(error)
    } else if (isGone(readMethod(error), response.getStatus())) {
      this.startAnew(error)
    } else if (mayPass(readMethod(error), response.getStatus())) {
      this.retryLater(error, readRetryAfter(response.getHeader('Retry-After')))
    } else {
      this.fail(uploadRefused(response.getStatus(), response.getBody(), error))
    }
  }

  private startAnew(cause: unknown): void {
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
    globalThis.addEventListener?.('online', this.retryNow)
  }

  private readonly retryNow = (): void => {
    clearTimeout(this.retryTimer)
    globalThis.removeEventListener?.('online', this.retryNow)
    if (this.currentState === 'running') this.run()
  }

  private async finish(body: string): Promise<void> {
    clearTimeout(this.stallTimer)
    try {
      const doc = readDocument<Doc>(body) ?? (await this.recoverDocument())
      if (this.currentState !== 'running') return
      if (!doc) return this.awaitDocument()
      this.currentState = 'success'
      this.settle.resolve(doc)
    } catch (error) {
      if (this.currentState === 'running') this.retryLater(error)
    }
  }

  private recoverDocument(): Promise<Doc | undefined> {
    const uploadId = this.upload.url?.split(/[?#]/)[0]?.split('/').findLast(Boolean)
    return uploadId ? this.options.recoverDocument(uploadId) : Promise.resolve(undefined)
  }

  /** The server may still be checking the file; a file that it refused never gets a document. */
  private awaitDocument(): void {
    this.missingDocumentCount += 1
    if (this.missingDocumentCount > maxMissingDocumentCount) this.fail(uploadFailed())
    else this.retryLater()
  }

  private fail(error: UploadError): void {
    clearTimeout(this.stallTimer)
    this.currentState = 'error'
    this.settle.reject(error)
  }
}

function readMethod(error: Error | DetailedError): string {
  return 'originalRequest' in error ? error.originalRequest.getMethod() : ''
}

/** The server no longer knows the upload (it expired): only HEAD says so reliably. */
function isGone(method: string, status: number): boolean {
  return method === 'HEAD' && (status === 404 || status === 410)
}

/**
 * Whether the same request may succeed later. An upload that is still held by the last request
 * (423), or whose offset moved (409), goes on after another look at the server's offset.
 */
function mayPass(method: string, status: number): boolean {
  const isUnderWay = method !== 'POST' && (status === 409 || status === 423)
  return status >= 500 || status === 408 || status === 429 || isUnderWay
}

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
