/** A database with which this release must not work: trying again does not help. */
export class UnusableDatabase extends Error {
  /** @param message in French, with what to do @param code stable, for programs */
  constructor(
    message: string,
    readonly code: string,
  ) {
    super(message)
    this.name = 'UnusableDatabase'
  }
}
