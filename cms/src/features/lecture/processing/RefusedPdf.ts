import type { Refusal } from '@regards/contract/schemas/pageMessages'

/** A PDF that cannot be read online, whatever the server does. */
export class RefusedPdf extends Error {
  constructor(
    readonly reason: Refusal,
    options?: ErrorOptions & { page?: number },
  ) {
    super(reason, options)
    this.name = 'RefusedPdf'
    this.page = options?.page
  }

  /** The page at fault, from 1. */
  readonly page: number | undefined
}
