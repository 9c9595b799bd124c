import {
  Upload,
  type DetailedError,
  type HttpRequest,
  type HttpStack,
  type UploadOptions,
} from 'tus-js-client'
import { uploadLimits } from './retries'

type UploadAttemptOptions = {
  file: File
  endpoint: string
  metadata: Record<string, string>
  /** URL of an existing upload on the server; undefined creates a new one. */
  uploadUrl: string | undefined
  httpStack: HttpStack | undefined
  /** Called when the server has assigned or confirmed the upload's URL. */
  onUploadUrl: (uploadUrl: string) => void
  onProgress: (sentBytes: number) => void
  onChunkAccepted: (acceptedBytes: number) => void
  /** All bytes are uploaded; `body` is the body of the last response. */
  onComplete: (body: string) => void
  onFailure: (error: Error | DetailedError) => void
}

/**
 * One run of a tus upload, from the server's offset to the end or the first failure: one request up
 * to 262,144 bytes, else chunks that double up to 33,554,432 (specification, section 9). Each run
 * starts with small chunks, as large ones need a good connection. No callback is called after
 * `stop`.
 */
export class UploadAttempt {
  private isStopped = false
  private request: HttpRequest | undefined
  private readonly upload: Upload

  constructor(options: UploadAttemptOptions) {
    const { file, endpoint, metadata, uploadUrl, httpStack } = options
    this.upload = new Upload(file, {
      // With an endpoint, the library reacts to a failed HEAD by a second upload from zero.
      endpoint: uploadUrl === undefined ? endpoint : null,
      uploadUrl: uploadUrl ?? null,
      metadata,
      chunkSize: uploadLimits.firstChunkSize,
      uploadDataDuringCreation: file.size <= uploadLimits.firstChunkSize,
      // The library limits its retries by count, not by time: the caller retries instead.
      retryDelays: null,
      storeFingerprintForResuming: false,
      fileReader: blobReader,
      ...(httpStack && { httpStack }),
      onBeforeRequest: (request) => {
        // If stopped before its first request, the library would still send it.
        if (this.isStopped) throw new Error('The upload was stopped')
        this.request = request
      },
      onUploadUrlAvailable: () => {
        if (!this.isStopped && this.upload.url) options.onUploadUrl(this.upload.url)
      },
      onProgress: (sentBytes) => {
        if (!this.isStopped) options.onProgress(sentBytes)
      },
      onChunkComplete: (_chunkSize, acceptedBytes) => {
        if (this.isStopped) return
        const { chunkSize = uploadLimits.firstChunkSize } = this.upload.options
        this.upload.options.chunkSize = Math.min(chunkSize * 2, uploadLimits.maxChunkSize)
        options.onChunkAccepted(acceptedBytes)
      },
      onSuccess: ({ lastResponse }) => {
        if (!this.isStopped) options.onComplete(lastResponse.getBody())
      },
      onError: (error) => {
        if (!this.isStopped) options.onFailure(error)
      },
    })
    this.upload.start()
  }

  /** Aborts the current request; resolves once none is pending. The server keeps the offset. */
  async stop(): Promise<void> {
    this.isStopped = true
    await Promise.all([this.upload.abort(), this.request?.abort()])
  }
}

/** Slices a file without reading it: the browser streams each chunk from disk. */
const blobReader: UploadOptions['fileReader'] = {
  openFile: (file: Blob) =>
    Promise.resolve({
      size: file.size,
      slice: (start, end) =>
        Promise.resolve({ value: file.slice(start, end), done: end >= file.size }),
      close: () => {},
    }),
}
