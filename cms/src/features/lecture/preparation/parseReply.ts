import { z } from 'zod'

import {
  FIGURE_WIDTHS,
  MAX_FIGURE_HEIGHT,
  MAX_FIGURES_PER_PAGE,
  MAX_OUTLINE_ENTRIES,
  MAX_PAGES,
  PICTURE_WIDTHS,
} from '../limits'
import type { ProcessedPage, Reply } from '../processing/messages'
import type { Bloc, Figure, RoleDeParagraphe } from '../types'

const text = z.string().max(200_000)
const page = z.number().int().min(1).max(MAX_PAGES)
const points = z.number().positive().max(1_000_000)

const width = z
  .number()
  .int()
  .min(1)
  .max(FIGURE_WIDTHS.at(-1) ?? 0)
const unit = z.number().int().min(0).max(10_000)

const figure = z
  .strictObject({
    nom: z.string().regex(/^[1-9]\d{0,3}-f[1-9]\d?$/),
    tailles: z
      .array(width)
      .min(1)
      .max(FIGURE_WIDTHS.length + 1),
    largeur: width,
    hauteur: z.number().int().min(1).max(MAX_FIGURE_HEIGHT),
    place: z.tuple([unit, unit, unit, unit]),
  })
  .refine(({ tailles, largeur }) => tailles.at(-1) === largeur && isAscending(tailles))

const isAscending = (values: number[]): boolean =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0))

const role = z.enum([
  'chapo',
  'signature',
  'citation',
  'encadre',
]) satisfies z.ZodType<RoleDeParagraphe>

// Strict: a field that is missing here fails at once, in place of being dropped.
const bloc = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('titre'),
    niveau: z.union([z.literal(2), z.literal(3), z.literal(4)]),
    texte: text,
  }),
  z.strictObject({ type: z.literal('paragraphe'), texte: text, role: role.optional() }),
  z.strictObject({ type: z.literal('liste'), ordonnee: z.boolean(), elements: z.array(text) }),
  z.strictObject({
    type: z.literal('tableau'),
    entete: z.array(text).nullable(),
    lignes: z.array(z.array(text)),
  }),
  z.strictObject({
    type: z.literal('image'),
    alternative: text,
    legende: text.optional(),
    figure: figure.optional(),
  }),
])

const blocs = z.array(bloc).max(20_000)

/** Whether each picture has a name of its own, which begins with the number of its page. */
function hasOwnFigures({ page, blocs }: Pick<ProcessedPage, 'page' | 'blocs'>): boolean {
  const names = listFigures(blocs).map(({ nom }) => nom)
  return (
    names.length <= MAX_FIGURES_PER_PAGE &&
    new Set(names).size === names.length &&
    names.every((nom) => nom.startsWith(`${page}-f`))
  )
}

const reply = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('opened'),
    nombreDePages: page,
    plan: z
      .array(
        z.strictObject({
          titre: z.string().max(300),
          page,
          niveau: z.number().int().min(1).max(9),
        }),
      )
      .max(MAX_OUTLINE_ENTRIES),
  }),
  z.strictObject({ type: z.literal('read'), page }),
  z.strictObject({
    type: z.literal('ready'),
    langue: z.string().max(40).nullable(),
    illisibles: z.number().int().min(0).max(MAX_PAGES),
  }),
  z.strictObject({
    type: z.literal('page'),
    page: z
      .strictObject({
        page,
        largeur: points,
        hauteur: points,
        tailles: z
          .array(z.number().int().min(1).max(10_000))
          .min(1)
          .max(PICTURE_WIDTHS.length + 1),
        vignette: z
          .string()
          .regex(/^data:image\/webp;base64,[A-Za-z0-9+/=]+$/)
          .max(4_000),
        sansTexte: z.boolean(),
        numerisee: z.boolean(),
        blocs,
      })
      .refine(hasOwnFigures),
  }),
  z.strictObject({
    type: z.literal('recognized'),
    page: z.strictObject({
      page,
      texte: z.strictObject({ confiance: z.number().min(0).max(100), blocs }).nullable(),
    }),
  }),
  z.strictObject({
    type: z.literal('refused'),
    reason: z.enum(['encrypted', 'broken', 'empty', 'too-many-pages', 'page-too-large']),
    page: page.optional(),
    details: z.string().max(1_000),
  }),
  z.strictObject({ type: z.literal('unwritable'), code: z.string().max(40) }),
])

/** Validates a message of the child process, which reads files from strangers. */
export function parseReply(message: unknown): Reply | undefined {
  const parsed = reply.safeParse(message)
  return parsed.success ? parsed.data : undefined
}

/** Lists the pictures of a page that have files. */
export const listFigures = (blocs: Bloc[]): Figure[] =>
  blocs.flatMap((bloc) => (bloc.type === 'image' ? (bloc.figure ?? []) : []))
