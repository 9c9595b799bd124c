/** The two ways to run the product; every behaviour is tested on both. */
export const setups = ['embedded', 'production'] as const

export type Setup = (typeof setups)[number]

/** The two kinds of account (design, "Who"). */
export type Role = 'administrateur' | 'editeur'

export type Account = { email: string; password: string }

/** The accounts that the tests use: the first is seeded, the second made through REST. */
export const accounts: Record<Role, Account> = {
  administrateur: { email: 'administratrice@regards.test', password: 'danse-bourree-1901' },
  editeur: { email: 'editrice@regards.test', password: 'coiffe-dentelle-1901' },
}
