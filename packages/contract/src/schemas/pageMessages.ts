import { z } from 'zod'

import { MAX_FIGURES_PER_PAGE, MAX_OUTLINE_ENTRIES, MAX_PAGES, PICTURE_WIDTHS } from '../limits'
import { blocs, type Bloc, type Figure } from './blocs'

/** Lists the pictures of a page that have files. */
export const listFigures = (ofPage: Bloc[]): Figure[] =>
  ofPage.flatMap((bloc) => (bloc.type === 'image' ? (bloc.figure ?? []) : []))

const page = z.int().min(1).max(MAX_PAGES)
const points = z.number().positive().max(1_000_000)

/** Request to a child process: the next page. */
export const pageRequest = z.strictObject({ page })

/** An entry of a PDF's outline; its level is 1 at the top. */
const outlineEntry = z.strictObject({
  titre: z.string().max(300),
  page,
  niveau: z.int().min(1).max(9),
})

/** Whether each picture has a name of its own, which begins with the number of its page. */
function hasOwnFigures(made: { page: number; blocs: Bloc[] }): boolean {
  const names = listFigures(made.blocs).map(({ nom }) => nom)
  return (
    names.length <= MAX_FIGURES_PER_PAGE &&
    new Set(names).size === names.length &&
    names.every((nom) => nom.startsWith(`${made.page}-f`))
  )
}

const drawnPage = z.strictObject({
  /** Points, after rotation. */
  largeur: points,
  hauteur: points,
  /** Widths of its pictures `{page}-{width}.webp`. */
  tailles: z
    .array(z.int().min(1).max(10_000))
    .min(1)
    .max(PICTURE_WIDTHS.length + 1),
  /** `data:` URL. */
  vignette: z
    .string()
    .regex(/^data:image\/webp;base64,[A-Za-z0-9+/=]+$/)
    .max(4_000),
})

/** A page taken apart; its files are in the output folder. */
const processedPage = z
  .strictObject({
    page,
    ...drawnPage.shape,
    sansTexte: z.boolean(),
    /** Whether its text is to be recognized. */
    numerisee: z.boolean(),
    blocs,
  })
  .refine(hasOwnFigures)

/**
 * A page whose text was recognized; its text layer `{page}-ocr.json` is in the output folder. `texte` is
 * null when no text was found, `tournee` unless the page lay on its side or upside down: its pictures,
 * turned upright, are in the folder too.
 */
const recognizedPage = z.strictObject({
  page,
  texte: z.strictObject({ confiance: z.number().min(0).max(100), blocs }).nullable(),
  tournee: drawnPage.nullable(),
})

/** Messages of a child process that reads a PDF. */
export const pageReply = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('opened'),
    nombreDePages: page,
    plan: z.array(outlineEntry).max(MAX_OUTLINE_ENTRIES),
  }),
  /** A page's text was read for the profile of the PDF. */
  z.strictObject({ type: z.literal('read'), page }),
  /** All pages were read, except those that cannot be opened; pages may be asked for. */
  z.strictObject({
    type: z.literal('ready'),
    langue: z.string().max(40).nullable(),
    illisibles: z.int().min(0).max(MAX_PAGES),
  }),
  z.strictObject({ type: z.literal('page'), page: processedPage }),
  z.strictObject({ type: z.literal('recognized'), page: recognizedPage }),
  /** The PDF cannot be read online; the French reasons are in preparation/failures.ts. */
  z.strictObject({
    type: z.literal('refused'),
    reason: z.enum(['encrypted', 'broken', 'empty', 'too-many-pages', 'page-too-large']),
    page: page.optional(),
    details: z.string().max(1_000),
  }),
  z.strictObject({ type: z.literal('unwritable'), code: z.string().max(40) }),
])

export type PageRequest = z.infer<typeof pageRequest>
export type EntreeDuPlan = z.infer<typeof outlineEntry>
export type DrawnPage = z.infer<typeof drawnPage>
export type ProcessedPage = z.infer<typeof processedPage>
export type RecognizedPage = z.infer<typeof recognizedPage>
export type PageReply = z.infer<typeof pageReply>
export type Refusal = Extract<PageReply, { type: 'refused' }>['reason']
