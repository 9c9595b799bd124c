import { z } from 'zod'

const body = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .pipe(z.email({ pattern: z.regexes.html5Email })),
})

/**
 * Parses a request body's e-mail address, trimmed and in lower case as stored in accounts;
 * undefined when invalid.
 */
export const parseAccountEmail = (value: unknown): string | undefined =>
  body.safeParse(value).data?.email
