import { env } from '../env'
import { mailUnavailable } from '../errors/houseErrors'

/** Whether mails go anywhere: to a server, or into files where the embedded set-up has none. */
export const canSendMails = (): boolean => env.smtpUrl !== undefined || env.isEmbedded

/** @throws HouseError 503 mail-unavailable, before anything is begun that needs a mail */
export function requireMails(): void {
  if (!canSendMails()) throw mailUnavailable()
}
