/**
 * Passwords that are frequent in France or suggested by this site, and missing from the package's
 * list. At least six characters, lower case, in no particular order.
 */
const ADDED = `
0123456789 101010 121212 232323 252525 321321 456456 456789 654321 787878 987654 987654321 abcdef abcdefg
adminadmin administrateur association azqsdf azqswx bienvenue coucou coucou1 doudou doudou1 douceur
federation folklore jetaime1 jtaime loulou1 louloute minou1 mon2passe motdepasse1 moustique mynoob
passe123 pswd1234 qsdfghjklm regards regards1 romane soleil1 tigrou
`
const added = new Set(ADDED.trim().split(/\s+/))

/** One repeated character. */
const REPEATED = /^(.)\1*$/u

/**
 * Whether a password is among the most common ones, ignoring case: 42,000 leaked passwords of at
 * least six characters, from the package `@zxcvbn-ts/language-common`. Loads them on the first call
 * (3 MB), since most processes never set a password.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const lower = password.toLowerCase()
  if (added.has(lower) || REPEATED.test(lower)) return true
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return dictionary['passwords-common'].includes(lower)
}
