import type { ObjectStorage } from '../storage'
import { describeObject, type DescribedObject } from './describeObject'
import { mapBounded } from './mapBounded'
import { makePageToken } from './pageToken'
import type { ObjectsQuery } from './readQuery'

/** How many objects are asked about at the same time. */
const STATS_AT_ONCE = 16

export interface ObjectsPage {
  items: DescribedObject[]
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
  const objects = await mapBounded(
    page.filter((entry) => !entry.endsWith('/')),
    STATS_AT_ONCE,
    (fullPath) => storage.stat(fullPath),
  )
  const last = found.length > maxResults ? page.at(-1) : undefined
  return {
    // What was removed since it was listed is left out.
    items: objects.flatMap((object) => (object ? [describeObject(object, storage.bucket)] : [])),
    prefixes: page.filter((entry) => entry.endsWith('/')),
    ...(last === undefined ? {} : { nextPageToken: makePageToken(last, listing) }),
  }
}
