import { storage } from '../../media/storage'
import { getPagesOwner, isMediaPath } from '../../media/validation/isMediaPath'

const PATHS_AT_ONCE = 500

/** Yields the paths of all stored files, sorted. */
export async function* listFiles(): AsyncGenerator<string> {
  let after: string | undefined
  do {
    const paths = await storage.list({ prefix: '', folded: false, after, limit: PATHS_AT_ONCE })
    yield* paths
    after = paths.length < PATHS_AT_ONCE ? undefined : paths.at(-1)
  } while (after !== undefined)
}

/** Yields those that this product made: another application may share the bucket. */
export async function* listOwnFiles(): AsyncGenerator<string> {
  for await (const path of listFiles()) {
    if (isMediaPath(path) || getPagesOwner(path) !== undefined) yield path
  }
}
