import type { Payload } from 'payload'

import { findArticles } from '../records/findArticles'
import { assignSlug } from '../records/slugs'
import type { StoredArticle } from '../records/types'

/** Returns the slug that an article of a PDF gets with a new title, and its former ones. */
export async function nameArticle(
  payload: Payload,
  document: string,
  article: Pick<StoredArticle, 'id' | 'titre' | 'slug' | 'anciensSlugs'>,
  titre: string,
): Promise<{ slug: string; anciensSlugs: string[] }> {
  const others = (await findArticles(payload, document)).filter(({ id }) => id !== article.id)
  const former = { ...article, anciensSlugs: (article.anciensSlugs as string[] | null) ?? [] }
  return assignSlug(titre, former, new Set(others.map(({ slug }) => slug)))
}
