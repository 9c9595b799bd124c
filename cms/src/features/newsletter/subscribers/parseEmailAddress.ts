import { z } from 'zod'

import { invalidEmail } from '../../../lib/errors/apiErrors'

const MAX_LENGTH = 254
const MAX_LOCAL_LENGTH = 64

/** No dot begins or ends the part before the @, nor follows another. */
const MISPLACED_DOTS = /^\.|\.\.|\.@/

const address = z
  .string()
  .trim()
  .max(MAX_LENGTH)
  .pipe(z.email({ pattern: z.regexes.html5Email }))
  .refine((value) => value.indexOf('@') <= MAX_LOCAL_LENGTH && !MISPLACED_DOTS.test(value))

/**
 * Reads an address as somebody wrote it (specification, section 5): at most 254 characters, 64 of them
 * before the @.
 * @returns the address without spaces around it, its domain in small letters
 * @throws HouseError 400 invalid-email
 */
export function parseEmailAddress(value: unknown): string {
  const { data, success } = address.safeParse(value)
  if (!success) throw invalidEmail()
  const at = data.indexOf('@')
  return data.slice(0, at) + data.slice(at).toLowerCase()
}
