import type { Payload } from 'payload'

import { durations } from '../../retention/durations'
import { after } from '../../retention/moments'
import { hashToken, makeToken } from '../../tokens/secretToken'
import { changeAccountWhere } from './changeAccountWhere'
import { resetLinkMail } from './resetMails'

/**
 * Sends the account of this address a link by which to choose another password; the links that it was
 * sent before are good for nothing from then on. Nothing happens for an address without an account.
 */
export async function sendResetLink(payload: Payload, email: string): Promise<void> {
  const token = makeToken()
  const account = await changeAccountWhere(
    payload,
    { email: { equals: email } },
    {
      resetPasswordToken: hashToken(token),
      resetPasswordExpiration: after(new Date(), durations.lienMotDePasse).toISOString(),
    },
  )
  if (account) await payload.sendEmail(await resetLinkMail(payload, account.email, token))
}
