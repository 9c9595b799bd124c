import type { PayloadRequest } from 'payload'
import type { z } from 'zod'

import { invalidRequest } from '../../../lib/errors/apiErrors'

/**
 * Reads a request's JSON body.
 * @throws ApiError 400 if it does not fit the schema
 */
export async function readBody<T>(req: PayloadRequest, schema: z.ZodType<T>): Promise<T> {
  const parsed = schema.safeParse((await req.json?.()) ?? {})
  if (!parsed.success) throw invalidRequest('La requête n’est pas valable.')
  return parsed.data
}
