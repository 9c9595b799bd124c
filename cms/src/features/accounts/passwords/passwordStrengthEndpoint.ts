import type { Endpoint } from 'payload'

import {
  createRateLimiter,
  getClientIpKey,
} from '../../../infrastructure/rateLimit/createRateLimiter'
import { invalidRequest } from '../../../lib/errors/apiErrors'
import { isCommonPassword } from './isCommonPassword'
import { estimateStrength, type Strength } from './estimateStrength'
import { noStoreJson } from '../../../lib/http/noStore'

/** One request for each pause in typing, and an office that shares one IP address. */
const perIpLimiter = createRateLimiter({
  name: 'force-mot-de-passe',
  points: 240,
  durationSeconds: 60,
})

/** What follows makes a strong password no stronger, and a common one has less. */
const MAX_CHARACTERS = 128

/** Digits and punctuation around a word. */
const AROUND = /^\P{L}+|\P{L}+$/gu

/**
 * POST /api/users/password-strength `{password}`: 200 `{strength, isCommon}` for a password that is
 * being typed, to show it; `isCommon` passwords are refused. Nothing of it is kept or logged. Open
 * to anybody: whoever follows a reset link or an invitation has no session.
 * @throws ApiError 400 invalid-request, 429 too-many-requests
 */
export const passwordStrengthEndpoint: Omit<Endpoint, 'root'> = {
  path: '/password-strength',
  method: 'post',
  handler: async (req) => {
    await perIpLimiter.consume(req.payload, getClientIpKey(req))
    const { password } = ((await req.json?.()) ?? {}) as Record<string, unknown>
    if (typeof password !== 'string') throw invalidRequest('Le mot de passe manque.')
    const start = password.slice(0, MAX_CHARACTERS)
    return noStoreJson(await judge(start))
  },
}

async function judge(password: string): Promise<{ strength: Strength; isCommon: boolean }> {
  const isCommon = await isCommonPassword(password)
  // `soleil1984!` is guessed as soon as `soleil`.
  const isWeak = isCommon || (await isCommonPassword(password.replaceAll(AROUND, '')))
  return { strength: isWeak ? 'faible' : estimateStrength(password), isCommon }
}
