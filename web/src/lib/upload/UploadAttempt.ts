import { Upload, type DetailedError, type HttpRequest, type HttpStack } from 'tus-js-client'
import { blobReader } from './blobReader'
import { uploadLimits } from './uploadLimits'

type UploadAttemptOptions = {
  file: File
  endpoint: string
  metadata: Record<string, string>
  /** Where the server keeps the bytes that it has; undefined announces a new upload. */
  uploadUrl: string | undefined
  httpStack: HttpStack | undefined
  /** The server has given, or knows, this address. */
  onUploadUrl: (uploadUrl: string) => void
  onProgress: (sentBytes: number) => void
  onChunkAccepted: (acceptedBytes: number) => void
  /** All bytes are there; `body` is the last answer's. */
  onComplete: (body: string) => void
  onFailure: (error: Error | DetailedError) => void
}

/**
 * One run of a tus upload, from the server's offset to the end or to the first failure: in one
 * request up to 262,144 bytes, else in chunks that double up to 33,554,432 (specification, section
 * 9). Each run begins small: large chunks are for good connections. Nothing is heard of it any more
 * once it is stopped.
 */
export class UploadAttempt {
  private isStopped = false
  private request: HttpRequest | undefined
  private readonly upload: Upload

  constructor(options: UploadAttemptOptions) {
    const { file, endpoint, metadata, uploadUrl, httpStack } = options
    this.upload = new Upload(file, {
      // With an endpoint at hand, the library answers a failing HEAD by a second upload from zero.
      endpoint: uploadUrl === undefined ? endpoint : null,
      uploadUrl: uploadUrl ?? null,
      metadata,
      chunkSize: uploadLimits.firstChunkSize,
      uploadDataDuringCreation: file.size <= uploadLimits.firstChunkSize,
      // Its own tries are counted, not timed: whoever started this tries again.
      retryDelays: null,
      storeFingerprintForResuming: false,
      fileReader: blobReader,
      ...(httpStack && { httpStack }),
      onBeforeRequest: (request) => {
        // Stopped before its first request, the library would send it all the same.
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

  /** Ends what is under way; the offset on the server stays. Resolves once no request is left. */
  async stop(): Promise<void> {
    this.isStopped = true
    await Promise.all([this.upload.abort(), this.request?.abort()])
  }
}
