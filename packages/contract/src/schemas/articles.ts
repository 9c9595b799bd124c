import { z } from 'zod'

import {
  MAX_ARTICLES,
  MAX_AUTHOR,
  MAX_AUTHORS,
  MAX_BLOCKS,
  MAX_SECTION,
  MAX_STANDFIRST,
  MAX_TITLE,
} from '../limits'
import { sentBloc, sentFigure } from './blocs'
import { issue, pagePicture, richText } from './lecture'

const texts = {
  titre: z.string(),
  chapo: z.string().nullable(),
  auteurs: z.array(z.string()),
  rubrique: z.string().nullable(),
}

export const articleSummary = z.strictObject({
  slug: z.string(),
  rang: z.int(),
  ...texts,
  premierePage: z.int(),
  dernierePage: z.int(),
  /** Time that it takes to read. */
  minutes: z.int(),
  image: sentFigure.nullable(),
})

/** Further fields of an article for administrators. */
const state = { id: z.string(), visible: z.boolean(), corrige: z.boolean() }

/** `GET /api/regards/articles`: null and an empty list without an issue. */
export const latestArticles = z.strictObject({
  numero: z.int().nullable(),
  articles: z.array(articleSummary),
})

/** `GET /api/regards/numero/{n}/articles`. */
export const issueArticles = z.strictObject({
  ...issue,
  articles: z.array(articleSummary.extend(z.strictObject(state).partial().shape)),
})

const neighbour = z.strictObject({ slug: z.string(), titre: z.string() }).nullable()

/** `GET /api/regards/numero/{n}/articles/{slug}`. */
export const article = articleSummary.extend({
  numero: z.int(),
  titreDuNumero: z.string().nullable(),
  dateParution: z.string(),
  /** BCP 47 tag. */
  langue: z.string().nullable(),
  motsCles: z.array(z.string()),
  contenu: z.array(sentBloc),
  /** In place of `contenu`. */
  texteCorrige: richText.nullable(),
  precedent: neighbour,
  suivant: neighbour,
  pages: z.array(pagePicture),
})

/** `GET /api/regards/numero/{n}/articles/{slug}/proches`. */
export const similarArticles = z.strictObject({
  articles: z.array(
    articleSummary.extend({ numero: z.int(), titreDuNumero: z.string().nullable() }),
  ),
})

/** Names a block: its page, and its index among the page's blocks. */
const blocRef = z.tuple([z.int().min(1), z.int().min(0)])

/** Answer of `GET …/articles/arrangement`, `PUT …/articles` and `POST …/articles/propositions`. */
export const arrangement = z.strictObject({
  ...issue,
  /** Changes with each change of the articles and of the pages. */
  version: z.string(),
  articles: z.array(
    z.strictObject({
      ...state,
      ...texts,
      slug: z.string(),
      image: z.string().nullable(),
      blocs: z.array(blocRef),
      /** Whether its text was corrected in the panel. */
      hasTexteCorrige: z.boolean(),
      aRevoir: z.boolean(),
      ancienTexte: z.string().nullable(),
    }),
  ),
  pages: z.array(pagePicture.extend({ blocs: z.array(sentBloc) })),
})

const bounded = (length: number) => z.string().trim().max(length)

/** Body of `PUT …/articles`. */
export const arrangementBody = z.strictObject({
  version: z.string().max(64),
  articles: z
    .array(
      z.strictObject({
        id: z.string().max(64).optional(),
        titre: bounded(MAX_TITLE).min(1),
        chapo: bounded(MAX_STANDFIRST).nullable(),
        auteurs: z.array(bounded(MAX_AUTHOR).min(1)).max(MAX_AUTHORS),
        rubrique: bounded(MAX_SECTION).nullable(),
        visible: z.boolean(),
        image: z.string().max(64).nullable(),
        blocs: z.array(blocRef).max(MAX_BLOCKS),
        /** Whether an administrator reviewed the text that the new PDF lacks. */
        revu: z.boolean().optional(),
      }),
    )
    .max(MAX_ARTICLES),
})

export type ArticleSummaryResponse = z.infer<typeof articleSummary>
export type LatestArticlesResponse = z.infer<typeof latestArticles>
export type ArticlesResponse = z.infer<typeof issueArticles>
export type ArticleResponse = z.infer<typeof article>
export type SimilarArticlesResponse = z.infer<typeof similarArticles>
export type BlocRef = z.infer<typeof blocRef>
export type ArrangementResponse = z.infer<typeof arrangement>
export type ArrangementBody = z.infer<typeof arrangementBody>
