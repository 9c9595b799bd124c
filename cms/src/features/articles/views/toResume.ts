import { toPlainText } from '../../lecture/text/toPlainText'
import { WORDS_PER_MINUTE } from '../records/limits'
import type { StoredArticle } from '../records/types'
import { findLead, toImage, type Folders } from './toImage'

/** What the contents of an issue say of an article. */
export const toResume = (article: StoredArticle, folders: Folders) => ({
  slug: article.slug,
  rang: article.rang,
  titre: article.titre,
  chapo: article.chapo,
  auteurs: article.auteurs,
  rubrique: article.rubrique,
  premierePage: article.premierePage,
  dernierePage: article.dernierePage,
  minutes: toMinutes(article),
  image: toImage(findLead(article.blocs, article.image), folders),
})

/** Pages whose folders `toResume` needs. */
export const toLeadPages = (articles: StoredArticle[]): number[] =>
  articles.flatMap(({ blocs, image }) => findLead(blocs, image)?.page ?? [])

/** Time that it takes to read an article, in minutes: at least one. */
function toMinutes({
  chapo,
  blocs,
  texteCorrige,
}: Pick<StoredArticle, 'chapo' | 'blocs' | 'texteCorrige'>): number {
  const text = `${chapo ?? ''} ${toPlainText(texteCorrige ?? blocs)}`
  const words = text.split(/\s+/).filter((word) => word !== '').length
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
