import pMap from 'p-map'

import type { ObjectStorage } from '../storage'
import { serializeObject, type SerializedObject } from './serializeObject'
import { encodePageToken } from './pageToken'
import type { ObjectsQuery } from './parseListQuery'

/** Maximum concurrent metadata requests. */
const MAX_CONCURRENT_STATS = 16

export interface ObjectsPage {
  items: SerializedObject[]
  prefixes: string[]
  /** Absent on the last page. */
  nextPageToken?: string
}

/**
 * Returns a page of a listing: items and prefixes together are at most `maxResults`, in one order.
 */
export async function listObjects(
  storage: ObjectStorage,
  { maxResults, ...listing }: ObjectsQuery,
): Promise<ObjectsPage> {
  // Requests one entry more than the page, to detect whether there is a next page.
  const found = await storage.list({ ...listing, limit: maxResults + 1 })
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
