import type { Where } from 'payload'

/** Accounts of administrateurs who can sign in: who was invited cannot yet. */
export const activeAdministrateur: Where = {
  and: [{ role: { equals: 'administrateur' } }, { invitation: { not_equals: true } }],
}
