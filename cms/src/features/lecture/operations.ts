import { z } from 'zod'

import { query, refs } from '../../lib/openapi/schemas'
import { ADMINISTRATORS, ANYONE, type Operations } from '../../lib/openapi/types'
import type { EtatDeLecture } from './types'

/** State of a reading. */
export const etatDeLecture = z.enum([
  'attente',
  'enCours',
  'prete',
  'indisponible',
]) satisfies z.ZodType<EtatDeLecture>

const reconnaissance = z.enum(['attente', 'incertaine']).nullable()

const issue = {
  numero: z.int(),
  titre: z.string().nullable(),
  dateParution: z.string(),
  etat: etatDeLecture,
  langue: z.string().nullable(),
}

const plan = z.array(z.object({ titre: z.string(), page: z.int(), niveau: z.int() }))

const reading = z.object({
  ...issue,
  raison: z.string().nullable().optional(),
  pagesTraitees: z.int().optional(),
  nombreDePages: z.int(),
  plan,
  pdf: z.object({ url: z.string(), filesize: z.int() }).nullable(),
  pages: z.array(
    z.object({
      page: z.int(),
      largeur: z.number(),
      hauteur: z.number(),
      vignette: z.string().nullable(),
      sansTexte: z.boolean(),
      images: z.array(z.object({ url: z.string(), largeur: z.int() })),
      couche: z.string(),
      reconnaissance,
    }),
  ),
})

const textOfIssue = z.object({
  ...issue,
  plan,
  pages: z.array(
    z.object({
      page: z.int(),
      blocs: z.array(z.looseObject({ type: z.string() })),
      texteCorrige: z.looseObject({}).nullable(),
      verifiee: z.boolean(),
      sansTexte: z.boolean(),
      reconnaissance,
    }),
  ),
})

const readingState = z.object({
  etat: etatDeLecture,
  enPreparation: z.boolean(),
  correctionsEnCours: z.boolean(),
  anciensArticles: z.boolean(),
  raison: z.string().nullable(),
  conseil: z.string().nullable(),
  nombreDePages: z.int(),
  pagesTraitees: z.int(),
  pagesNumerisees: z.int(),
  pagesReconnues: z.int(),
})

const errors = ['invalid-numero', 'regard-not-found'] as const

/** Readings of the issues, and the pictures that networks show of issues and pages. */
export const lectureOperations: Operations = {
  'GET /api/regards/numero/{numero}/lecture': {
    summary: 'Read an issue online: its pages as pictures',
    roles: ANYONE,
    parameters: refs('draft'),
    responses: { 200: reading },
    errors,
  },
  'GET /api/regards/numero/{numero}/texte': {
    summary: 'Read an issue online: the text of its pages',
    roles: ANYONE,
    parameters: refs('draft'),
    responses: { 200: textOfIssue },
    errors,
  },
  'GET /api/regards/lectures': {
    summary: 'State of the online reading of each issue, by its id',
    roles: ADMINISTRATORS,
    parameters: [
      query(
        'numeros',
        { type: 'string', pattern: '^[1-9]\\d{0,9}(,[1-9]\\d{0,9}){0,99}$' },
        'Numbers of issues; without it, all.',
      ),
    ],
    responses: { 200: z.object({ lectures: z.record(z.string(), readingState) }) },
    errors: ['invalid-numero'],
  },
  'POST /api/regards/{id}/lecture': {
    summary: 'Prepare the online reading of an issue again',
    roles: ADMINISTRATORS,
    responses: { 202: z.object({ lecture: readingState.nullable() }) },
    errors: ['not-found', 'locked'],
  },
  'GET /api/regards/numero/{numero}/pages/{page}/carte.jpg': {
    summary: 'Picture of a page for link previews, 1200 × 630 pixels',
    roles: ANYONE,
    responses: { 302: null },
    errors: [...errors, 'not-found', 'service-unavailable'],
  },
  'GET /api/regards/numero/{numero}/carte.jpg': {
    summary: 'Picture of an issue for link previews, 1200 × 630 pixels',
    roles: ANYONE,
    responses: { 302: null },
    errors: [...errors, 'not-found', 'service-unavailable'],
  },
}
