import { z } from 'zod'

import { invalidEmail } from '../../../lib/errors/apiErrors'
import { toAsciiEmail } from '../../../lib/toAsciiEmail'

const MAX_LENGTH = 254
const MAX_LOCAL_LENGTH = 64

/** A dot at the start or end of the local part, or two dots in a row. */
const MISPLACED_DOTS = /^\.|\.\.|\.@/

const address = z
  .string()
  .trim()
  .max(MAX_LENGTH)
  .transform(toAsciiEmail)
  .pipe(z.email({ pattern: z.regexes.html5Email }))
  .refine((value) => value.length <= MAX_LENGTH)
  .refine((value) => value.indexOf('@') <= MAX_LOCAL_LENGTH && !MISPLACED_DOTS.test(value))

/**
 * Parses an e-mail address as typed (specification, section 5): at most 254 characters, 64 of them
 * before the @.
 * @returns the trimmed address, with its domain in lower case and in ASCII (IDNA)
 * @throws ApiError 400 invalid-email
 */
export function parseEmailAddress(value: unknown): string {
  const { data, success } = address.safeParse(value)
  if (!success) throw invalidEmail()
  const at = data.indexOf('@')
  return data.slice(0, at) + data.slice(at).toLowerCase()
}
