import { PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.mjs'

type BlobTransportOptions = {
  /** Maximum number of bytes to read. */
  limitBytes: number
  /** Called once, when a range could not be read or the limit is exceeded. */
  onFailure: (reason: Error) => void
}

/** Serves byte ranges of a file to pdf.js, so that the whole file is never in memory. */
export class BlobTransport extends PDFDataRangeTransport {
  private readBytes = 0
  private hasFailed = false

  constructor(
    private readonly blob: Blob,
    private readonly options: BlobTransportOptions,
  ) {
    super(blob.size, null)
  }

  override requestDataRange(begin: number, end: number): void {
    this.readBytes += end - begin
    if (this.readBytes > this.options.limitBytes) {
      this.fail(new Error(`More than ${this.options.limitBytes} bytes would have been read`))
      return
    }
    this.blob
      .slice(begin, end)
      .arrayBuffer()
      .then((buffer) => this.onDataRange(begin, new Uint8Array(buffer)))
      .catch((error: unknown) => this.fail(new Error('The file cannot be read', { cause: error })))
  }

  private fail(reason: Error): void {
    if (this.hasFailed) return
    this.hasFailed = true
    this.options.onFailure(reason)
  }
}
