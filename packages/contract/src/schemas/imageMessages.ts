import { z } from 'zod'

/** A resized copy of an image, in the original's ratio. */
const imageSize = z.strictObject({
  name: z.string().max(20),
  /** Pixels; a narrower original keeps its width. */
  width: z.int().min(1),
  /** Made of wider originals only. */
  isOnlySmaller: z.boolean(),
  format: z.enum(['avif', 'webp', 'jpeg']),
  options: z.strictObject({
    quality: z.int(),
    effort: z.int().optional(),
    mozjpeg: z.boolean().optional(),
  }),
})

/** Request to the child process that processes an image; `outDir` exists. */
export const imageRequest = z.strictObject({
  file: z.string(),
  outDir: z.string(),
  sizes: z.array(imageSize),
})

const pixels = z.int().min(1).max(100_000)

/** Messages of the child process that processes an image. */
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
    /** Whether the file `original` is to be stored in place of the uploaded image. */
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
const cardWords = z.strictObject({
  /** Above the title. */
  heading: z.string().optional(),
  title: z.string(),
  /** Configuration of Fontconfig, with the fonts of the project. */
  fontConfig: z.string(),
})

/** Request to the child process that draws a card; without words, the picture alone. */
export const cardRequest = z.strictObject({
  file: z.string(),
  /** Where the JPEG is written. */
  outFile: z.string(),
  text: cardWords.optional(),
})

export const cardReply = z.strictObject({ type: z.literal('drawn') })

export type ImageSize = z.infer<typeof imageSize>
export type ImageRequest = z.infer<typeof imageRequest>
export type ImageReply = z.infer<typeof imageReply>
export type MadeImage = Extract<ImageReply, { type: 'made' }>
export type ImageFormat = MadeImage['format']
export type ImageRefusal = Omit<Extract<ImageReply, { type: 'refused' }>, 'type'>
export type CardWords = z.infer<typeof cardWords>
export type CardRequest = z.infer<typeof cardRequest>
export type CardReply = z.infer<typeof cardReply>
