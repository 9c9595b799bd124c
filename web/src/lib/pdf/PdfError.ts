type PdfErrorReason =
  /** A password is needed to open it. */
  | 'locked'
  /** It is no PDF, or is damaged beyond what a reader mends. */
  | 'unreadable'

/** Why a PDF cannot be read here. */
export class PdfError extends Error {
  readonly reason: PdfErrorReason

  constructor(fault: PdfErrorReason, cause: unknown) {
    super(`The PDF is ${fault}`, { cause })
    this.name = 'PdfError'
    this.reason = fault
  }
}
