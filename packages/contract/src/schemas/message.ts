import { z } from 'zod'

/** French message of a successful act. */
export const message = z.strictObject({ message: z.string() })
