import type { CollectionBeforeValidateHook } from 'payload'

import { normalizeEmail } from '../../lib/normalizeEmail'
import { requireCurrentPassword } from '../../features/auth/requireCurrentPassword'

/**
 * Requires the current password to change one's own password (OWASP ASVS 6.2.3) or e-mail address
 * (7.5.1), to which reset links are sent, so that an open session is not enough to take over the account. Does not apply to administrators who set another
 * account's password, to the reset link, and to the server's own commands.
 * @throws ValidationError if the current password is missing or wrong
 */
export const checkCurrentPassword: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { motDePasseActuel: current, ...rest } = (data ?? {}) as {
    motDePasseActuel?: unknown
    email?: unknown
    password?: unknown
  }
  const account = originalDoc as { id: string; email: string } | undefined
  const isOwn = operation === 'update' && account?.id === req.user?.id
  const isSensitive = rest.password || (account && isOtherEmail(rest.email, account.email))
  if (account && isOwn && isSensitive && req.payloadAPI !== 'local') {
    await requireCurrentPassword(req, account.email, current)
  }
  return rest
}

/** What is no text is left to the field's own validation. */
const isOtherEmail = (email: unknown, before: string): boolean =>
  typeof email === 'string' && normalizeEmail(email) !== normalizeEmail(before)
