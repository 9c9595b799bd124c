import type { SerializedObjects } from '@regards/contract/schemas/storage'
import pMap from 'p-map'

import type { ListQuery, ObjectStorage } from '../storage/types'
import { serializeObject } from './serializeObject'
import { encodePageToken } from './pageToken'
import type { ObjectsQuery } from './parseListQuery'

/** Maximum concurrent metadata requests. */
const MAX_CONCURRENT_STATS = 16

/** Filters paths and prefixes by what an account may see. */
export type EntryFilter = (entries: string[]) => Promise<string[]>

/**
 * Returns a page of a listing: items and prefixes together are at most `maxResults`, in one order.
 * @param filter keeps the entries that the account may see; the page token names one of them
 */
export async function listObjects(
  storage: ObjectStorage,
  { maxResults, ...listing }: ObjectsQuery,
  filter: EntryFilter = (entries) => Promise.resolve(entries),
): Promise<SerializedObjects> {
  // Requests one entry more than the page, to detect whether there is a next page.
  const found = await listFiltered(storage, { ...listing, limit: maxResults + 1 }, filter)
  const page = found.slice(0, maxResults)
  const objects = await pMap(
    page.filter((entry) => !entry.endsWith('/')),
    (fullPath) => storage.stat(fullPath),
    { concurrency: MAX_CONCURRENT_STATS },
  )
  const last = found.length > maxResults ? page.at(-1) : undefined
  return {
    // Objects removed after the listing are left out.
    items: objects.flatMap((object) => (object ? [serializeObject(object, storage.bucket)] : [])),
    prefixes: page.filter((entry) => entry.endsWith('/')),
    ...(last === undefined ? {} : { nextPageToken: encodePageToken(last, listing) }),
  }
}

async function listFiltered(
  storage: ObjectStorage,
  query: ListQuery,
  filter: EntryFilter,
): Promise<string[]> {
  const found: string[] = []
  for (let { after } = query; found.length < query.limit;) {
    const entries = await storage.list({ ...query, after })
    found.push(...(await filter(entries)))
    if (entries.length < query.limit) break
    after = entries.at(-1)
  }
  return found.slice(0, query.limit)
}
