import type { CollectionBeforeValidateHook } from 'payload'

import { normalizeEmail } from '../../../lib/normalizeEmail'
import { requireCurrentPassword } from './requireCurrentPassword'

/**
 * Requires the current password to change one's own password (OWASP ASVS 6.2.3) or e-mail address
 * (7.5.1), to which reset links are sent, so that an open session is not enough to take over the
 * account. Does not apply to other accounts (see features/auth/reauthentication), to the reset link,
 * and to the server's own commands.
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
  // Payload gives an empty document to a creation.
  if (operation !== 'update' || req.payloadAPI === 'local') return rest
  const account = originalDoc as { id: string; email: string }
  const isSensitive = Boolean(rest.password) || isOtherEmail(rest.email, account.email)
  if (account.id === req.user?.id && isSensitive) {
    await requireCurrentPassword(req, account.email, current)
  }
  return rest
}

/** What is no text is left to the field's own validation. */
const isOtherEmail = (email: unknown, before: string): boolean =>
  typeof email === 'string' && normalizeEmail(email) !== normalizeEmail(before)
