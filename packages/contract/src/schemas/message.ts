import { z } from 'zod'

/** What is said in French of an act that succeeded. */
export const message = z.strictObject({ message: z.string() })
