import { z } from 'zod'

/** What the child process is asked for, as JSON in its arguments. */
export interface CardRequest {
  file: string
  /** Where the JPEG is written. */
  outFile: string
}

const reply = z.strictObject({ type: z.literal('drawn') })

export type CardReply = z.infer<typeof reply>

export const parseCardReply = (message: unknown): CardReply | undefined =>
  reply.safeParse(message).data
