/** Prefix of the caches of issues that visitors keep on their device, one for each copy. */
const keptCachePrefix = 'garde-'

/** Name of a new copy’s cache: a copy that is made again leaves the former one until it is whole. */
export const toKeptCacheName = (numero: number): string =>
  `${keptCachePrefix}${numero}-${Date.now()}`

/** Path of the record in a kept issue's cache. No URL of the site. */
export const keptRecordPath = '/garde.json'

/** Path under which a copy says when it began. */
export const keptStartPath = '/garde-debut.json'

/** Time after which a copy without a record was broken off, as by a closed tab. */
const maxCopyMs = 60 * 60_000

export type KeptIssue = {
  numero: number
  titre: string | null
  /** Size of its files, as they were sent. */
  bytes: number
  /** When it was kept, in milliseconds since 1970. */
  at: number
  /** The server's version of the kept content; older copies have none. */
  version?: string | undefined
}

/** Lists the names of caches of issues, whole or not, or of one issue; none without storage. */
export async function listKeptCaches(storage: CacheStorage, numero?: number): Promise<string[]> {
  const all = await storage.keys().catch((): string[] => [])
  const names = all.filter((name) => name.startsWith(keptCachePrefix))
  if (numero === undefined) return names
  const own = `${keptCachePrefix}${numero}`
  return names.filter((name) => name === own || name.startsWith(`${own}-`))
}

/** Deletes the copies of an issue. @param except name of the cache that stays */
export async function deleteKeptIssue(numero: number, except?: string): Promise<void> {
  const names = await listKeptCaches(caches, numero)
  await Promise.all(names.filter((name) => name !== except).map((name) => caches.delete(name)))
}

/** Lists the completely kept issues, newest first; none where the browser has no storage. */
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
  return 'caches' in globalThis && (await listKeptCaches(caches)).length > 0
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
