import type { Payload, SelectType, Where } from 'payload'

import type { StoredArticle } from './types'

/** Name of the lock of all that writes the articles of a PDF. */
export const toArticlesLock = (document: string): string => `articles:${document}`

/** Finds the articles of a PDF, in the order of the issue. */
export const findArticles = (payload: Payload, document: string): Promise<StoredArticle[]> =>
  findSome(payload, { document: { equals: document } })

/** Finds the articles of a PDF that visitors see. */
export const findVisibleArticles = (
  payload: Payload,
  document: string,
  select?: SelectType,
): Promise<StoredArticle[]> =>
  findSome(
    payload,
    { and: [{ document: { equals: document } }, { visible: { equals: true } }] },
    select,
  )

/** Finds articles, those of a PDF in the order of the issue. */
export async function findSome(
  payload: Payload,
  where: Where,
  select?: SelectType,
): Promise<StoredArticle[]> {
  const { docs } = await payload.db.find<Partial<StoredArticle> & { id: string }>({
    collection: 'articles',
    where,
    sort: 'rang',
    pagination: false,
    limit: 0,
    ...(select && { select }),
  })
  return docs.map(withDefaults)
}

/** The databases leave out what is empty. */
const withDefaults = (article: Partial<StoredArticle> & { id: string }): StoredArticle => ({
  ...(article as StoredArticle),
  chapo: article.chapo ?? null,
  auteurs: article.auteurs ?? [],
  rubrique: article.rubrique ?? null,
  motsCles: article.motsCles ?? [],
  anciensSlugs: article.anciensSlugs ?? [],
  blocs: article.blocs ?? [],
  image: article.image ?? null,
  fichier: article.fichier ?? '',
  texteCorrige: article.texteCorrige ?? null,
  visible: article.visible ?? false,
  corrige: article.corrige ?? false,
})
