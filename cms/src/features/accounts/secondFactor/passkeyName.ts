import { z } from 'zod'

/** Name of a passkey, chosen by its owner. */
export const passkeyName = z.string().trim().min(1).max(60)
