import type { Where } from 'payload'

/** Accounts of administrateurs who can sign in; an invited one cannot yet. */
export const activeAdministrateur: Where = {
  and: [{ role: { equals: 'administrateur' } }, { invitation: { not_equals: true } }],
}
