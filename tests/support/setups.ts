/** The two set-ups of the product: SQLite and the disk, or MongoDB and S3. */
export const setups = ['embedded', 'production'] as const

export type Setup = (typeof setups)[number]

/** The two account roles (design, "Who"). */
export type Role = 'administrateur' | 'editeur'

export type Account = { email: string; password: string }

/** Accounts of the tests: the first is seeded, the second created through REST. */
export const accounts: Record<Role, Account> = {
  administrateur: { email: 'administratrice@regards.test', password: 'danse-bourree-1901' },
  editeur: { email: 'editrice@regards.test', password: 'coiffe-dentelle-1901' },
}
