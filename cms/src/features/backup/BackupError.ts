/** A failure of a backup or of a restore whose reason the operator can act on. */
export class BackupError extends Error {
  /** @param message in French, a whole sentence @param code stable, for programs */
  constructor(
    message: string,
    readonly code: string,
  ) {
    super(message)
    this.name = 'BackupError'
  }
}
