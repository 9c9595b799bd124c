import type { Plugin } from 'payload'

import { createArticles } from './collection/Articles'
import type { FollowArticles } from './records/storedArticles'

// The PDF whose articles visitors get while a PDF is replaced.
export { findShownPdfs } from '../lecture'
export { createArrangementEndpoints } from './arrangement/arrangementEndpoints'
export { readArticlesOfPages, readArticleText, type ArticleText } from './contents/findArticlesNear'
export {
  readFoundArticles,
  readFoundPages,
  toPageKey,
  type FoundPage,
  type ReadArticle,
} from './contents/foundArticles'
export { readContents, toLine, type ContentsEntry } from './contents/foundArticles'
export { readArticlesToReview, readWaitingArticles } from './contents/readWaitingArticles'
export { readSearchedArticles, type SearchedArticle } from './contents/searchedArticles'
export { articleOperations } from './operations'
export { toCurrentBlocs } from './records/correctedBlocs'
export {
  findSome,
  findVisibleArticles,
  toArticleKey,
  type BlocDArticle,
  type StoredArticle,
} from './records/storedArticles'
export { followInArticles, moveArticles } from './sync/followPdf'
export { proposeForDocument } from './sync/proposeForDocument'
export { articleCardEndpoint, articleEndpoint } from './views/articleEndpoints'
export { findLead, joinDivided } from './views/articleViews'
export { findShell } from './views/findShell'
export { articlesEndpoint, latestArticlesEndpoint } from './views/contentsEndpoints'

/**
 * Creates the plugin of the articles; the collection of issues lists their endpoints.
 * @param follow indexes the articles of a PDF after one changed
 */
export const createArticlesPlugin =
  (follow: FollowArticles): Plugin =>
  (config) => ({
    ...config,
    collections: [...(config.collections ?? []), createArticles(follow)],
  })
