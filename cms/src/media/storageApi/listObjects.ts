import type { ObjectStorage } from '../storage'
import { serializeObject, type SerializedObject } from './serializeObject'
import { mapConcurrently } from '../../lib/async/mapConcurrently'
import { encodePageToken } from './pageToken'
import type { ObjectsQuery } from './parseListQuery'

/** How many objects are asked about at the same time. */
const MAX_CONCURRENT_STATS = 16

export interface ObjectsPage {
  items: SerializedObject[]
  prefixes: string[]
  /** Absent on the last page. */
  nextPageToken?: string
}

/** A page of a listing: items and prefixes together are `maxResults` at most, in one order. */
export async function listObjects(
  storage: ObjectStorage,
  { maxResults, ...listing }: ObjectsQuery,
): Promise<ObjectsPage> {
  // One more than the page, to know whether there is another.
  const found = await storage.list({ ...listing, limit: maxResults + 1 })
  const page = found.slice(0, maxResults)
  const objects = await mapConcurrently(
    page.filter((entry) => !entry.endsWith('/')),
    MAX_CONCURRENT_STATS,
    (fullPath) => storage.stat(fullPath),
  )
  const last = found.length > maxResults ? page.at(-1) : undefined
  return {
    // What was removed since it was listed is left out.
    items: objects.flatMap((object) => (object ? [serializeObject(object, storage.bucket)] : [])),
    prefixes: page.filter((entry) => entry.endsWith('/')),
    ...(last === undefined ? {} : { nextPageToken: encodePageToken(last, listing) }),
  }
}
