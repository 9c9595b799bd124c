import { z } from 'zod'

import { refs } from '../../lib/openapi/schemas'
import { ADMINISTRATORS, ANYONE, type Operations } from '../../lib/openapi/types'
import { etatDeLecture } from '../lecture'
import { arrangement } from './arrangement/parseArrangement'

const files = z.array(z.object({ url: z.string(), largeur: z.int() }))

const image = z
  .object({
    images: files,
    largeur: z.int(),
    hauteur: z.int(),
    alternative: z.string(),
    legende: z.string().nullable(),
  })
  .nullable()

const bloc = z.looseObject({ type: z.string(), page: z.int() })

const pagePicture = {
  page: z.int(),
  largeur: z.number(),
  hauteur: z.number(),
  vignette: z.string().nullable(),
  images: files,
}

const texts = {
  titre: z.string(),
  chapo: z.string().nullable(),
  auteurs: z.array(z.string()),
  rubrique: z.string().nullable(),
}

/** What is told of an article where it is listed. */
export const resumeShape = {
  slug: z.string(),
  rang: z.int(),
  ...texts,
  premierePage: z.int(),
  dernierePage: z.int(),
  minutes: z.int(),
  image,
}

const issue = {
  numero: z.int(),
  titre: z.string().nullable(),
  dateParution: z.string(),
  etat: etatDeLecture,
}

/** What administrators get of an article beside what visitors see. */
const state = { id: z.string(), visible: z.boolean(), corrige: z.boolean() }

const contents = z.object({
  ...issue,
  articles: z.array(z.object({ ...resumeShape, ...z.object(state).partial().shape })),
})

const neighbour = z.object({ slug: z.string(), titre: z.string() }).nullable()

const article = z.object({
  numero: z.int(),
  titreDuNumero: z.string().nullable(),
  dateParution: z.string(),
  langue: z.string().nullable(),
  ...resumeShape,
  motsCles: z.array(z.string()),
  contenu: z.array(bloc),
  texteCorrige: z.looseObject({}).nullable(),
  precedent: neighbour,
  suivant: neighbour,
  pages: z.array(z.object(pagePicture)),
})

const arrangementOfIssue = z.object({
  ...issue,
  version: z.string(),
  articles: z.array(
    z.object({
      ...state,
      ...texts,
      slug: z.string(),
      image: z.string().nullable(),
      blocs: z.array(z.tuple([z.int(), z.int()])),
      hasTexteCorrige: z.boolean(),
      aRevoir: z.boolean(),
      ancienTexte: z.string().nullable(),
    }),
  ),
  pages: z.array(z.object({ ...pagePicture, blocs: z.array(bloc) })),
})

const errors = ['invalid-numero', 'regard-not-found'] as const
const writeErrors = [...errors, 'reading-not-ready', 'locked'] as const

/** Articles of the issues. */
export const articleOperations: Operations = {
  'GET /api/regards/articles': {
    summary: 'The first articles of the newest issue',
    roles: ANYONE,
    responses: {
      200: z.object({ numero: z.int().nullable(), articles: z.array(z.object(resumeShape)) }),
    },
  },
  'GET /api/regards/numero/{numero}/articles': {
    summary: 'The articles of an issue; all of them for administrators who ask for drafts',
    roles: ANYONE,
    parameters: refs('draft'),
    responses: { 200: contents },
    errors,
  },
  'GET /api/regards/numero/{numero}/articles/{slug}': {
    summary: 'Read an article of an issue, by its slug or a former one',
    roles: ANYONE,
    parameters: refs('draft'),
    responses: { 200: article },
    errors: [...errors, 'article-not-found'],
  },
  'GET /api/regards/numero/{numero}/articles/{slug}/carte.jpg': {
    summary: 'Picture of an article for link previews, 1200 × 630 pixels',
    roles: ANYONE,
    responses: { 302: null },
    errors: [...errors, 'article-not-found', 'not-found', 'service-unavailable'],
  },
  'GET /api/regards/numero/{numero}/articles/arrangement': {
    summary: 'The articles of an issue as lists of blocks, and the pages with their blocks',
    roles: ADMINISTRATORS,
    responses: { 200: arrangementOfIssue },
    errors: [...errors, 'reading-not-ready'],
  },
  'PUT /api/regards/numero/{numero}/articles': {
    summary: 'Arrange the articles of an issue: those given replace all, in their order',
    roles: ADMINISTRATORS,
    body: arrangement,
    responses: { 200: arrangementOfIssue },
    errors: [...writeErrors, 'invalid-argument', 'articles-changed'],
  },
  'POST /api/regards/numero/{numero}/articles/propositions': {
    summary: 'Propose the articles of an issue anew, in place of all that it has',
    roles: ADMINISTRATORS,
    responses: { 200: arrangementOfIssue },
    errors: writeErrors,
  },
}
