import type { Failure } from './reasons'

/** The end of a preparation that trying again would not change. */
export class PdfFailure extends Error {
  constructor(
    readonly failure: Failure,
    readonly page: number | undefined,
    details: string,
  ) {
    super(details || failure)
    this.name = 'PdfFailure'
  }
}
