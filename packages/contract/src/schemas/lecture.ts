import { z } from 'zod'

import { files, sentPageBloc } from './blocs'

/** State of an online reading; the labels are in cms, records/Lectures.ts. */
export const etatDeLecture = z.enum(['attente', 'enCours', 'prete', 'indisponible'])

/** State of a page's recognition for readers: it waits, or nobody has checked its text. */
const reconnaissance = z.enum(['attente', 'incertaine']).nullable()

/** The issue that an answer is about. */
export const issue = {
  numero: z.int(),
  titre: z.string().nullable(),
  dateParution: z.string(),
  etat: etatDeLecture,
}

const outline = z.array(z.strictObject({ titre: z.string(), page: z.int(), niveau: z.int() }))

/** A page's picture: its sides in points, its placeholder, and its files by width. */
export const pagePicture = z.strictObject({
  page: z.int(),
  largeur: z.number(),
  hauteur: z.number(),
  vignette: z.string().nullable(),
  images: files,
})

/** `GET /api/regards/numero/{n}/lecture`. */
export const reading = z.strictObject({
  ...issue,
  langue: z.string().nullable(),
  /** For administrators only, as `pagesTraitees`. */
  raison: z.string().nullable().optional(),
  pagesTraitees: z.int().optional(),
  /** Pages of the PDF; pages that are not made yet are missing in `pages`. */
  nombreDePages: z.int(),
  plan: outline,
  pdf: z.strictObject({ url: z.string(), filesize: z.int() }).nullable(),
  pages: z.array(
    pagePicture.extend({
      /** Whether the page is a picture without text. */
      sansTexte: z.boolean(),
      /** URL of its words and links. */
      couche: z.string(),
      reconnaissance,
    }),
  ),
})

/** Lexical's document. */
export const richText = z.looseObject({ root: z.looseObject({}) })

/** `GET /api/regards/numero/{n}/texte`. */
export const textOfIssue = z.strictObject({
  ...issue,
  langue: z.string().nullable(),
  plan: outline,
  pages: z.array(
    z.strictObject({
      page: z.int(),
      blocs: z.array(sentPageBloc),
      /** An administrator's text, in place of the blocks. */
      texteCorrige: richText.nullable(),
      verifiee: z.boolean(),
      sansTexte: z.boolean(),
      reconnaissance,
    }),
  ),
})

/** State of a reading for administrators. */
export const readingState = z.strictObject({
  etat: etatDeLecture,
  /** Whether its pages are made or wait, also while the former ones stay readable. */
  enPreparation: z.boolean(),
  /** Whether the corrections of the former PDF are not copied yet. */
  correctionsEnCours: z.boolean(),
  /** Whether visitors get the articles of the former PDF. */
  anciensArticles: z.boolean(),
  raison: z.string().nullable(),
  /** Advice for the administrator. */
  conseil: z.string().nullable(),
  nombreDePages: z.int(),
  pagesTraitees: z.int(),
  /** Scanned pages to recognize, and finished ones. */
  pagesNumerisees: z.int(),
  pagesReconnues: z.int(),
})

/** `GET /api/regards/lectures`: by the id of the issue. */
export const readingStates = z.strictObject({ lectures: z.record(z.string(), readingState) })

/** `POST /api/regards/{id}/lecture`. */
export const preparedAgain = z.strictObject({ lecture: readingState.nullable() })

export type PagePicture = z.infer<typeof pagePicture>
export type LectureResponse = z.infer<typeof reading>
export type TexteResponse = z.infer<typeof textOfIssue>
export type ReadingState = z.infer<typeof readingState>
export type RichText = z.infer<typeof richText>
