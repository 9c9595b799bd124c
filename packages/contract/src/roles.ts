/** Roles of accounts with their description in the form of an account. */
export const ROLES = {
  editeur: 'Éditeur\u00a0: textes et images des pages',
  administrateur: 'Administrateur\u00a0: publie et gère tout',
} as const

export type Role = keyof typeof ROLES

/** Values of the roles, in the field of an account and in the API. */
export const roleNames = Object.keys(ROLES) as Role[]

/** Role of a new account and of a deleted one: the role with the fewest rights. */
export const LEAST_ROLE: Role = 'editeur'
