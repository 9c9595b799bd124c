import type { PasswordStrength } from '@regards/contract/schemas/accounts'
import type { PayloadRequest } from 'payload'

import { createRateLimiter } from '../../../infrastructure/rateLimit/createRateLimiter'
import { apiError } from '../../../lib/errors/apiErrors'
import { noStoreJson } from '../../../lib/http/cacheControl'
import { fieldError } from '../requests/accountRequest'
import { endpoint } from '../../../lib/payload/endpoint'

/** Specification, section 5. */
const MIN_PASSWORD_LENGTH = 6

/**
 * Rejects a password that is not a string, too short, or among the most common ones. The server's
 * operator (ADMIN_PASSWORD, admin:create) may choose a common one.
 * @throws ValidationError for the field `password`
 */
export async function assertStrongPassword(
  password: unknown,
  req: PayloadRequest,
): Promise<string> {
  const refuse = (message: string) => fieldError(req, 'password', message)
  if (typeof password !== 'string' || password.length < MIN_PASSWORD_LENGTH) {
    throw refuse(`Le mot de passe doit contenir au moins ${MIN_PASSWORD_LENGTH} caractères.`)
  }
  if (req.payloadAPI !== 'local' && (await isCommonPassword(password))) {
    throw refuse('Ce mot de passe est parmi les plus courants\u00a0: choisissez-en un autre.')
  }
  return password
}

/** Common in France or here, not in the package's list: 6 characters or more, lower case. */
const ADDED = `
0123456789 101010 121212 232323 252525 321321 456456 456789 654321 787878 987654 987654321 abcdef abcdefg
adminadmin administrateur association azqsdf azqswx bienvenue coucou coucou1 doudou doudou1 douceur
federation folklore jetaime1 jtaime loulou1 louloute minou1 mon2passe motdepasse1 moustique mynoob
passe123 pswd1234 qsdfghjklm regards regards1 romane soleil1 tigrou
`
const added = new Set(ADDED.trim().split(/\s+/))

const REPEATED = /^(.)\1*$/u

/**
 * Whether a password is among 42,000 leaked ones of the package `@zxcvbn-ts/language-common`,
 * ignoring case. Loads them on the first call (3 MB): most processes never set a password.
 */
async function isCommonPassword(password: string): Promise<boolean> {
  const lower = password.toLowerCase()
  if (added.has(lower) || REPEATED.test(lower)) return true
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return dictionary['passwords-common'].includes(lower)
}

/** One request for each pause in typing, and an office that shares one IP address. */
const perIpLimiter = createRateLimiter('force-mot-de-passe', 240, { minutes: 1 })

/** Later characters are ignored: a password of this length is strong. */
const MAX_CHARACTERS = 128

/** Digits and punctuation around a word. */
const AROUND = /^\P{L}+|\P{L}+$/gu

/**
 * POST /api/users/password-strength `{password}`: 200 `{strength, isCommon}`, while it is typed.
 * Nothing is kept or logged. Open to anybody: a person who follows a reset link has no session.
 */
export const passwordStrengthEndpoint = endpoint('post', '/password-strength', async (req) => {
  await perIpLimiter.consumeForClient(req)
  const { password } = ((await req.json?.()) ?? {}) as Record<string, unknown>
  if (typeof password !== 'string') throw apiError('invalid-request', 'Le mot de passe manque.')
  const start = password.slice(0, MAX_CHARACTERS)
  return noStoreJson(await judge(start))
})

async function judge(password: string): Promise<PasswordStrength> {
  const isCommon = await isCommonPassword(password)
  // `soleil1984!` is guessed as easily as `soleil`.
  const isWeak = isCommon || (await isCommonPassword(password.replaceAll(AROUND, '')))
  return { strength: isWeak ? 'faible' : estimateStrength(password), isCommon }
}

/** Bits from which a password is no longer weak, and from which it is strong. */
const CORRECT_BITS = 40
const STRONG_BITS = 65

/** Bits of a character within a word or a year: lists of words are guessed word by word. */
const BITS_WITHIN_RUN = 2.2

/** Kinds of characters, and how many a person chooses from. */
const KINDS: [RegExp, number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
]
const SYMBOLS = 33

/**
 * Estimates the strength of a password, deliberately low: a run of letters or digits counts as a
 * word or a year, repetitions and sequences (`aaa`, `abc`, `motmotmot`) for nothing.
 */
export function estimateStrength(password: string): PasswordStrength['strength'] {
  const bits = estimateBits([...password])
  if (bits < CORRECT_BITS) return 'faible'
  return bits < STRONG_BITS ? 'correct' : 'fort'
}

function estimateBits(characters: string[]): number {
  const kinds = characters.map(getKind)
  const alphabet = [...new Set(kinds)].reduce((sum, kind) => sum + (KINDS[kind]?.[1] ?? SYMBOLS), 0)
  const freshBits = Math.log2(Math.max(alphabet, 1))
  const seen = new Set<string>()
  return characters.reduce((bits, character, index) => {
    const before = characters[index - 1]
    if (before === undefined) return bits + freshBits
    const pair = `${before}${character}`
    if (isStep(before, character) || seen.has(pair)) return bits
    seen.add(pair)
    return bits + (kinds[index] === kinds[index - 1] ? BITS_WITHIN_RUN : freshBits)
  }, 0)
}

/** Index in `KINDS`; -1 for symbols. */
const getKind = (character: string): number => KINDS.findIndex(([mark]) => mark.test(character))

/** Whether two characters are the same, or neighbours in the alphabet. */
const isStep = (one: string, other: string): boolean =>
  Math.abs((one.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0)) <= 1
