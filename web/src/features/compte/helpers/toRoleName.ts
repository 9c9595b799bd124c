import type { SessionUser } from '../../../lib/auth/sessionQuery'

export const toRoleName = (role: SessionUser['role']): string =>
  role === 'administrateur' ? 'administrateur' : 'éditeur'
