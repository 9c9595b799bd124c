import { z } from 'zod'

import { AVIF_FIGURE_WIDTHS, FIGURE_WIDTHS, MAX_FIGURE_HEIGHT } from '../limits'

/** A text that was read from a PDF. */
const text = z.string().max(200_000)

const width = z
  .int()
  .min(1)
  .max(FIGURE_WIDTHS.at(-1) ?? 0)
const unit = z.int().min(0).max(10_000)

const isAscending = (values: number[]): boolean =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0))

/** A picture of a page, stored beside the page's own: `{nom}-{width}.webp` in the page's folder. */
const figure = z
  .strictObject({
    /** `{page}-f{n}`, n from 1. */
    nom: z.string().regex(/^[1-9]\d{0,3}-f[1-9]\d?$/),
    /** Widths of its files, ascending. */
    tailles: z
      .array(width)
      .min(1)
      .max(FIGURE_WIDTHS.length + 1),
    /** `{nom}-{width}.avif`, for telephones, of the largest picture only. */
    avif: z.array(width).min(1).max(AVIF_FIGURE_WIDTHS.length).optional(),
    /** Sides of the largest, in pixels. */
    largeur: width,
    hauteur: z.int().min(1).max(MAX_FIGURE_HEIGHT),
    /** Its box on the page, in the units of a word (ten-thousandths): x, y, l, h. */
    place: z.tuple([unit, unit, unit, unit]),
    /** The greys of its thumbnail of 8 × 8 pixels, row by row, one hexadecimal digit each. */
    empreinte: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
  })
  .refine(({ tailles, largeur }) => tailles.at(-1) === largeur && isAscending(tailles))
  .refine(({ avif = [], largeur }) => (avif.at(-1) ?? 0) <= largeur && isAscending(avif))

/** Role of a paragraph in a magazine, as far as its typography shows it. */
const role = z.enum(['chapo', 'signature', 'citation', 'encadre'])

const titre = z.strictObject({
  type: z.literal('titre'),
  niveau: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  texte: text,
  /** Whether it stands at the top of a column beside another one: an article may begin there. */
  enTete: z.literal(true).optional(),
})
const paragraphe = z.strictObject({
  type: z.literal('paragraphe'),
  /** Lines of a verse, an address or a programme end with a line feed. */
  texte: text,
  role: role.optional(),
})
const liste = z.strictObject({
  type: z.literal('liste'),
  ordonnee: z.boolean(),
  elements: z.array(text),
})
const tableau = z.strictObject({
  type: z.literal('tableau'),
  entete: z.array(text).nullable(),
  lignes: z.array(z.array(text)),
})
const image = z.strictObject({
  type: z.literal('image'),
  alternative: text,
  legende: text.optional(),
  figure: figure.optional(),
})

/** A part of a page's structured text, in reading order; levels below the page's own heading. */
const bloc = z.discriminatedUnion('type', [titre, paragraphe, liste, tableau, image])

/** The text of a page, as its record has it. */
export const blocs = z.array(bloc).max(20_000)

const page = { page: z.int().min(1) }

/** The files of a picture, in several widths, the narrowest first. */
export const files = z.array(z.strictObject({ url: z.string(), largeur: z.int() }))

/** A picture of an issue's page, as responses have it: sides of the largest file, in pixels. */
export const sentFigure = z.strictObject({
  images: files,
  /** The same picture in AVIF, for telephones; absent where it has none. */
  avif: files.optional(),
  largeur: z.int(),
  hauteur: z.int(),
  alternative: z.string(),
  legende: z.string().nullable(),
})

const sentImage = z.strictObject({
  type: z.literal('image'),
  alternative: text,
  legende: text.nullable(),
  /** Null without files. */
  image: sentFigure.nullable(),
})

/** A block of a page's text, as responses have it. */
export const sentPageBloc = z.discriminatedUnion('type', [
  titre,
  paragraphe,
  liste,
  tableau,
  sentImage,
])

/** A block of an article, as responses have it: with its page, and the name of a picture's figure. */
export const sentBloc = z.discriminatedUnion('type', [
  titre.extend(page),
  paragraphe.extend(page),
  liste.extend(page),
  tableau.extend(page),
  sentImage.extend({ ...page, nom: z.string().nullable() }),
])

export type Bloc = z.infer<typeof bloc>
export type Figure = z.infer<typeof figure>
export type RoleDeParagraphe = z.infer<typeof role>
export type SentFigure = z.infer<typeof sentFigure>
export type SentPageBloc = z.infer<typeof sentPageBloc>
export type SentBloc = z.infer<typeof sentBloc>
