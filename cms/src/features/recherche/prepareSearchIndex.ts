import type { Payload } from 'payload'

import { getSearchIndex } from './index/getSearchIndex'

/** Creates what the search index needs in the database; before the first search. */
export const prepareSearchIndex = (payload: Payload): Promise<void> =>
  getSearchIndex(payload).prepare()
