export {
  followArticles,
  indexDocumentHook,
  indexIssueHook,
  indexSitePageHook,
  indexTask,
} from './indexing/indexingHooks'
export { indexDocument } from './indexing/indexIssue'
export { startIndexing } from './indexing/reconcileIndex'
export { nearArticlesEndpoint } from './proches/nearArticles'
export { limitSearches, searchEndpoint, searchIssueEndpoint } from './searchEndpoints'
export { prepareSearchIndex } from './index/getSearchIndex'
