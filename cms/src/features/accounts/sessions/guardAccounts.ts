import type { CollectionBeforeOperationHook } from 'payload'

import { isAdministrateur } from '../../../access/roles'
import { requireReauthentication } from './requireReauthentication'

const WRITES = new Set<string>(['create', 'update', 'delete'])

/**
 * Requires a recent authentication to create or delete an account and to change another one's: its
 * password, address and role give or take access. What one changes of one's own account needs the
 * current password: see collections/Users/checkCurrentPassword. The server's own commands and the
 * e-mailed reset link are exempt. Once a request, however many accounts it changes.
 * @throws ApiError 403 reauthentication-required
 */
export const guardAccounts: CollectionBeforeOperationHook = async (asked) => {
  // oxlint-disable-next-line typescript/no-deprecated -- only the union's member 'read' is
  const { args, operation, req } = asked
  const { id } = args as { id?: unknown }
  const isOwn = operation === 'update' && id !== undefined && id === req.user?.id
  // Payload checks access after this hook.
  if (WRITES.has(operation) && req.payloadAPI !== 'local' && isAdministrateur(req) && !isOwn) {
    await requireReauthentication(req)
  }
  return args
}
