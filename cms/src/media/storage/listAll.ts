import { storage } from '.'

const PATHS_AT_ONCE = 1_000

/** Yields the paths of all stored files that begin with a prefix, sorted. */
export async function* listAll(prefix: string): AsyncGenerator<string> {
  let after: string | undefined
  do {
    const paths = await storage.list({ prefix, folded: false, after, limit: PATHS_AT_ONCE })
    yield* paths
    after = paths.length < PATHS_AT_ONCE ? undefined : paths.at(-1)
  } while (after !== undefined)
}
