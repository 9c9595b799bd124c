type PdfErrorReason =
  /** It requires a password. */
  | 'locked'
  /** It is not a PDF, or is damaged beyond repair. */
  | 'unreadable'

/** Thrown when a PDF cannot be read. */
export class PdfError extends Error {
  readonly reason: PdfErrorReason

  constructor(fault: PdfErrorReason, cause: unknown) {
    super(`The PDF is ${fault}`, { cause })
    this.name = 'PdfError'
    this.reason = fault
  }
}
