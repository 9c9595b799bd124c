import type { SessionUser } from '../../../lib/auth/sessionQuery'

/** Name of a role in a sentence. */
export const toRoleName = (role: SessionUser['role']): string =>
  role === 'administrateur' ? 'administrateur' : 'éditeur'
