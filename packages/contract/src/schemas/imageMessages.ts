import { z } from 'zod'

/** A resized copy of an image, in the original's ratio. */
export interface ImageSize {
  name: string
  /** Pixels; a narrower original keeps its width. */
  width: number
  /** Made of wider originals only. */
  isOnlySmaller: boolean
  format: 'avif' | 'webp' | 'jpeg'
  options: { quality: number; effort?: number; mozjpeg?: boolean }
}

/** What the child process that treats an image is asked for; `outDir` exists. */
export interface ImageRequest {
  file: string
  outDir: string
  sizes: ImageSize[]
}

const pixels = z.int().min(1).max(100_000)

/** What the child process that treats an image tells. */
export const imageReply = z.discriminatedUnion('type', [
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
    megapixels: z.int().optional(),
  }),
  z.strictObject({ type: z.literal('unwritable'), code: z.string().max(40) }),
])

/** Words on a card, as they are drawn. */
export interface CardWords {
  /** Above the title. */
  heading?: string
  title: string
  /** Configuration of Fontconfig, with the fonts of the project. */
  fontConfig: string
}

/** What the child process that draws a card is asked for; without words, the picture alone. */
export interface CardRequest {
  file: string
  /** Where the JPEG is written. */
  outFile: string
  text?: CardWords | undefined
}

export const cardReply = z.strictObject({ type: z.literal('drawn') })

export type ImageReply = z.infer<typeof imageReply>
export type MadeImage = Extract<ImageReply, { type: 'made' }>
export type ImageFormat = MadeImage['format']
export type ImageRefusal = Omit<Extract<ImageReply, { type: 'refused' }>, 'type'>
export type CardReply = z.infer<typeof cardReply>
