import { z } from 'zod'

import { nullable, query, ref, text } from '../../lib/openapi/schemas'
import { ANYONE, type Operations } from '../../lib/openapi/types'
import { resumeShape } from '../articles'

const extrait = z.array(z.object({ texte: z.string(), marque: z.boolean() }))

/** A record of images, or its id, or null. */
const couverture = z.unknown().meta(nullable({ anyOf: [text, ref('images')] }))

const images = z.array(z.object({ url: z.string(), largeur: z.int() }))

const foundArticle = z.object({
  slug: z.string(),
  titre: z.string(),
  auteurs: z.array(z.string()),
  rubrique: z.string().nullable(),
  premierePage: z.int(),
  dernierePage: z.int(),
  image: z
    .object({
      images,
      largeur: z.int(),
      hauteur: z.int(),
      alternative: z.string(),
      legende: z.string().nullable(),
    })
    .nullable(),
})

/** The page of an extract, and its picture. */
const foundPage = {
  page: z.int(),
  vignette: z.object({ images, largeur: z.number(), hauteur: z.number() }).nullable(),
}

const issue = {
  numero: z.int(),
  titre: z.string().nullable(),
  dateParution: z.string(),
  couverture,
  extrait,
}

const searchSummary = {
  q: z.string(),
  total: z.int(),
  auMoins: z.boolean(),
  suggestion: z.string().nullable(),
  /** Words of the query that the results lack, when nothing has them all. */
  sans: z.array(z.string()),
}

const searchAnswer = z.object({
  ...searchSummary,
  page: z.int(),
  totalPages: z.int(),
  annees: z.array(z.object({ annee: z.int(), total: z.int() })),
  rubriques: z.array(z.object({ rubrique: z.string(), total: z.int() })),
  /** Words to try, for a query without any. */
  essais: z.array(z.string()),
  resultats: z.array(
    z.discriminatedUnion('type', [
      z.object({
        type: z.literal('article'),
        article: foundArticle,
        pages: z.array(z.int()),
        ...foundPage,
        ...issue,
      }),
      z.object({ type: z.literal('page'), ...foundPage, ...issue }),
      z.object({ type: z.literal('numero'), ...issue }),
      z.object({ type: z.literal('site'), chemin: z.string(), titre: z.string(), extrait }),
    ]),
  ),
})

const issueSearchAnswer = z.object({
  ...searchSummary,
  resultats: z.array(z.object({ page: z.int(), extrait })),
})

const nearArticles = z.object({
  articles: z.array(
    z.object({ numero: z.int(), titreDuNumero: z.string().nullable(), ...resumeShape }),
  ),
})

const issueErrors = ['invalid-numero', 'regard-not-found'] as const

/** Search, and the articles that are near another one. */
export const searchOperations: Operations = {
  'GET /api/recherche': {
    summary: 'Search articles, other pages of issues, issues and the pages of the site',
    roles: ANYONE,
    parameters: [
      query('q', text, 'Words; what exceeds the bounds is ignored.'),
      query('annee', text, 'Year of the issues, of four digits.'),
      query('rubrique', text, 'Section of the articles.'),
      query('page', { type: 'string', pattern: '^[1-9]\\d{0,2}$' }),
    ],
    responses: { 200: searchAnswer },
    errors: ['too-many-requests'],
  },
  'GET /api/regards/numero/{numero}/recherche': {
    summary: 'Search the pages of a published issue',
    roles: ANYONE,
    parameters: [query('q', text, 'Words; what exceeds the bounds is ignored.')],
    responses: { 200: issueSearchAnswer },
    errors: [...issueErrors, 'too-many-requests'],
  },
  'GET /api/regards/numero/{numero}/articles/{slug}/proches': {
    summary: 'Up to three other articles that share rare words with an article',
    roles: ANYONE,
    responses: { 200: nearArticles },
    errors: [...issueErrors, 'article-not-found'],
  },
}
