import { z } from 'zod'

const body = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .pipe(z.email({ pattern: z.regexes.html5Email })),
})

/** The address that somebody says is that of an account, as accounts have it; undefined for no address. */
export const parseAccountEmail = (value: unknown): string | undefined =>
  body.safeParse(value).data?.email
