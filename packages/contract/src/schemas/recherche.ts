import { z } from 'zod'

import { files, sentFigure } from './blocs'

/** Pieces of a text; those that match the query are marked. */
const extrait = z.array(z.strictObject({ texte: z.string(), marque: z.boolean() }))

const foundArticle = z.strictObject({
  slug: z.string(),
  titre: z.string(),
  auteurs: z.array(z.string()),
  rubrique: z.string().nullable(),
  premierePage: z.int(),
  dernierePage: z.int(),
  /** Its lead picture. */
  image: sentFigure.nullable(),
})

/** The page of an extract, and its picture. */
const foundPage = {
  page: z.int(),
  vignette: z.strictObject({ images: files, largeur: z.number(), hauteur: z.number() }).nullable(),
}

/** A record of images, or its id, as Payload's types describe it. */
const couverture = z.unknown().meta({
  anyOf: [
    { anyOf: [{ type: 'string' }, { $ref: '#/components/schemas/images' }] },
    { type: 'null' },
  ],
})

const issue = {
  numero: z.int(),
  titre: z.string().nullable(),
  dateParution: z.string(),
  couverture,
  extrait,
}

const result = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('article'),
    article: foundArticle,
    /** All pages of the article with the words, in their order. */
    pages: z.array(z.int()),
    ...foundPage,
    ...issue,
  }),
  z.strictObject({ type: z.literal('page'), ...foundPage, ...issue }),
  z.strictObject({ type: z.literal('numero'), ...issue }),
  z.strictObject({ type: z.literal('site'), chemin: z.string(), titre: z.string(), extrait }),
])

const summary = {
  q: z.string(),
  total: z.int(),
  /** Whether there may be more matches than `total`: of very many, not all are counted. */
  auMoins: z.boolean(),
  suggestion: z.string().nullable(),
  /** Words of the query that the results lack, when nothing has them all. */
  sans: z.array(z.string()),
}

/** `GET /api/recherche`. */
export const searchAnswer = z.strictObject({
  ...summary,
  page: z.int(),
  totalPages: z.int(),
  annees: z.array(z.strictObject({ annee: z.int(), total: z.int() })),
  rubriques: z.array(z.strictObject({ rubrique: z.string(), total: z.int() })),
  /** Words to try, for a query without any. */
  essais: z.array(z.string()),
  resultats: z.array(result),
})

/** `GET /api/regards/numero/{n}/recherche`: the pages with the words, the first page first. */
export const issueSearchAnswer = z.strictObject({
  ...summary,
  resultats: z.array(z.strictObject({ page: z.int(), extrait })),
})

export type ExtractPart = z.infer<typeof extrait>[number]
export type FoundArticle = z.infer<typeof foundArticle>
export type SearchResult = z.infer<typeof result>
export type SearchSummary = Pick<z.infer<typeof searchAnswer>, keyof typeof summary>
export type SearchResponse = z.infer<typeof searchAnswer>
export type IssueSearchResponse = z.infer<typeof issueSearchAnswer>
