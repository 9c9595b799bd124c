/** Prefix of the caches of issues that visitors keep on their device, one for each issue. */
const keptCachePrefix = 'garde-'

export const toKeptCacheName = (numero: number): string => `${keptCachePrefix}${numero}`

/** Path under which a kept issue's cache says what it is. It is no URL of the site. */
export const keptRecordPath = '/garde.json'

/** Path under which a copy says when it began. */
export const keptStartPath = '/garde-debut.json'

/** Time after which a copy without a record was broken off, as by a closed tab. */
const maxCopyMs = 60 * 60_000

/** What is known of a kept issue. */
export type KeptIssue = {
  numero: number
  titre: string | null
  /** Of its files, as they were sent. */
  bytes: number
  /** When it was kept, in milliseconds since 1970. */
  at: number
}

/** Lists the names of the caches of issues, whole or not. */
export const listKeptCaches = async (storage: CacheStorage): Promise<string[]> =>
  (await storage.keys()).filter((name) => name.startsWith(keptCachePrefix))

/** Lists the issues that are kept whole, newest first; none where the browser keeps nothing. */
export async function listKeptIssues(storage?: CacheStorage): Promise<KeptIssue[]> {
  const all = storage ?? ('caches' in globalThis ? caches : undefined)
  if (!all) return []
  const names = await listKeptCaches(all)
  const records = await Promise.all(
    names.map(async (name) => (await all.open(name)).match(keptRecordPath)),
  )
  const kept = await Promise.all(
    records.flatMap((record) => (record ? [record.json() as Promise<KeptIssue>] : [])),
  )
  return kept.toSorted((one, other) => other.numero - one.numero)
}

/** Whether an issue is kept, perhaps not whole. */
export async function hasKeptIssues(): Promise<boolean> {
  if (!('caches' in globalThis)) return false
  try {
    return (await listKeptCaches(caches)).length > 0
  } catch {
    // A browser that stores nothing here.
    return false
  }
}

/** Lists the caches of issues whose copy was broken off. */
export async function listUnfinished(storage: CacheStorage): Promise<string[]> {
  const unfinished: string[] = []
  for (const name of await listKeptCaches(storage)) {
    const cache = await storage.open(name)
    if (await cache.match(keptRecordPath)) continue
    const start = await cache.match(keptStartPath)
    const { at } = start ? ((await start.json()) as { at: number }) : { at: 0 }
    if (at < Date.now() - maxCopyMs) unfinished.push(name)
  }
  return unfinished
}
