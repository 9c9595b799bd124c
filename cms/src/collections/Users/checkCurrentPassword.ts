import { ValidationError, type CollectionBeforeValidateHook } from 'payload'

import { assertCurrentPassword } from '../../features/auth/assertCurrentPassword'

/**
 * Asks for the current password before a new one of one's own account (OWASP ASVS 6.2.3): a session that
 * was left open does not give the account away. Administrators who give another account a password, the
 * link that is mailed, and the server's own commands are not asked.
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
  if (!account || !isOwn || !rest.password || req.payloadAPI === 'local') return rest
  const refuse = (message: string) =>
    new ValidationError(
      { collection: 'users', errors: [{ path: 'motDePasseActuel', message }] },
      req.t,
    )
  if (typeof current !== 'string' || current === '') {
    throw refuse('Indiquez votre mot de passe actuel.')
  }
  await assertCurrentPassword(req, account.email, current, () =>
    refuse('Ce n’est pas votre mot de passe actuel.'),
  )
  return rest
}
