import { z } from 'zod'

/** What the child process is asked for, as JSON in its arguments. */
export interface CardRequest {
  file: string
  /** Where the JPEG is written. */
  outFile: string
  /** Words on the card; undefined for the picture alone. */
  text: CardWords | undefined
}

/** Words on a card, as they are drawn. */
export interface CardWords {
  /** Above the title. */
  heading?: string
  title: string
  /** Configuration of Fontconfig, with the fonts of the project. */
  fontConfig: string
}

const reply = z.strictObject({ type: z.literal('drawn') })

export type CardReply = z.infer<typeof reply>

export const parseCardReply = (message: unknown): CardReply | undefined =>
  reply.safeParse(message).data
