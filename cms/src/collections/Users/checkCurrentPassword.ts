import type { CollectionBeforeValidateHook } from 'payload'

import { requireCurrentPassword } from '../../features/auth/requireCurrentPassword'

/**
 * Requires the current password to change one's own password (OWASP ASVS 6.2.3), so that an open
 * session is not enough to take over the account. Does not apply to administrators who set another
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
    password?: unknown
  }
  const account = originalDoc as { id: string; email: string } | undefined
  const isOwn = operation === 'update' && account?.id === req.user?.id
  if (account && isOwn && rest.password && req.payloadAPI !== 'local') {
    await requireCurrentPassword(req, account.email, current)
  }
  return rest
}
