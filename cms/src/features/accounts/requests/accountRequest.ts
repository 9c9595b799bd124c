import { ValidationError, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { apiError } from '../../../lib/errors/apiErrors'

/** Creates the error of one field of an account. */
export const fieldError = (req: PayloadRequest, path: string, message: string): ValidationError =>
  new ValidationError({ collection: 'users', errors: [{ path, message }] }, req.t)

/** Reads a JSON body. @throws ApiError 400 if it does not fit the schema */
export async function readBody<T>(req: PayloadRequest, schema: z.ZodType<T>): Promise<T> {
  const parsed = schema.safeParse((await req.json?.()) ?? {})
  if (!parsed.success) throw apiError('invalid-request', 'La requête n’est pas valable.')
  return parsed.data
}

const body = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .pipe(z.email({ pattern: z.regexes.html5Email })),
})

/** Parses a body's e-mail address, as stored in accounts; undefined when invalid. */
export const parseAccountEmail = (value: unknown): string | undefined =>
  body.safeParse(value).data?.email
