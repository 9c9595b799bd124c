import { env } from '../../lib/env'
import { emailUnavailable } from '../../lib/errors/apiErrors'

/** Whether mails go anywhere: to a server, or into files where the embedded set-up has none. */
export const canSendEmail = (): boolean => env.smtpUrl !== undefined || env.isEmbedded

/** @throws HouseError 503 mail-unavailable, before anything is begun that needs a mail */
export function requireEmail(): void {
  if (!canSendEmail()) throw emailUnavailable()
}
