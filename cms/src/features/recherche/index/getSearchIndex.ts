import type { Payload } from 'payload'

import { env } from '../../../lib/env'
import { MongoSearchIndex } from './MongoSearchIndex'
import type { SearchIndex } from './SearchIndex'
import { SqliteSearchIndex } from './SqliteSearchIndex'

let index: SearchIndex | undefined

/** Returns the search index of the database in use. */
export const getSearchIndex = (payload: Payload): SearchIndex =>
  (index ??=
    env.database.kind === 'mongodb'
      ? new MongoSearchIndex(payload)
      : new SqliteSearchIndex(payload))

/** Creates the tables or collections of the search index; called before the first search. */
export const prepareSearchIndex = (payload: Payload): Promise<void> =>
  getSearchIndex(payload).prepare()
