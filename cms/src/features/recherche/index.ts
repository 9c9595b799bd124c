import type { Plugin } from 'payload'

import { indexTask } from './indexing/indexingHooks'
import { searchEndpoint } from './searchEndpoints'

export { prepareSearchIndex } from './index/getSearchIndex'
export {
  followArticles,
  indexDocumentHook,
  indexIssueHook,
  indexSitePageHook,
  startIndexing,
} from './indexing/indexingHooks'
export { indexDocument } from './indexing/indexIssue'
export { searchOperations } from './operations'
export { similarArticlesEndpoint } from './proches/similarArticles'
export { limitSearches, searchIssueEndpoint } from './searchEndpoints'

/** Plugin of the search: its endpoint, and the job that indexes later; others list its hooks. */
export const recherchePlugin: Plugin = (config) => ({
  ...config,
  endpoints: [...(config.endpoints ?? []), searchEndpoint],
  jobs: { ...config.jobs, tasks: [...(config.jobs?.tasks ?? []), indexTask] },
})
