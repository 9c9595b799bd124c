import { z } from 'zod'

import type { ImageSize } from '../imageSizes'

/** What the child process is asked for, as JSON in its arguments. */
export interface ImageRequest {
  file: string
  /** Existing folder for the files. */
  outDir: string
  sizes: ImageSize[]
}

const pixels = z.number().int().min(1).max(100_000)

const reply = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('made'),
    format: z.enum(['jpeg', 'png', 'gif', 'webp', 'avif']),
    /** Pixels, as shown. */
    width: pixels,
    height: pixels,
    /** `data:` URL of a tiny image. */
    placeholder: z
      .string()
      .regex(/^data:image\/webp;base64,[A-Za-z0-9+/=]+$/)
      .max(20_000),
    /** Whether the file `original` is to be stored in place of the image that came. */
    isRewritten: z.boolean(),
    /** Files named as the sizes. */
    sizes: z
      .array(z.strictObject({ name: z.string().max(20), width: pixels, height: pixels }))
      .max(20),
  }),
  z.strictObject({
    type: z.literal('refused'),
    reason: z.enum(['unreadable', 'format', 'too-large', 'too-tall', 'damaged']),
    /** The bound of an image that is too large. */
    megapixels: z.number().int().optional(),
  }),
  z.strictObject({ type: z.literal('unwritable'), code: z.string().max(40) }),
])

export type ImageReply = z.infer<typeof reply>
export type MadeImage = Extract<ImageReply, { type: 'made' }>
export type ImageFormat = MadeImage['format']
export type ImageRefusal = Omit<Extract<ImageReply, { type: 'refused' }>, 'type'>

/** Validates a message of the child process, which reads files from strangers. */
export function parseImageReply(message: unknown): ImageReply | undefined {
  const parsed = reply.safeParse(message)
  return parsed.success ? parsed.data : undefined
}
