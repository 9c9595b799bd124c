import { PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.mjs'

type BlobTransportOptions = {
  /** More than this is not read. */
  limitBytes: number
  /** Called once, when a part could not be read or the limit is reached. */
  onFailure: (reason: Error) => void
}

/** Hands pdf.js the parts of a file that it asks for: the whole never needs to be in memory. */
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
