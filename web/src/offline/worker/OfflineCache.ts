import type { CachedKind, RouteKind } from './routeKinds'
import { isCacheable } from './isCacheable'
import { renderOfflinePage, type CachedPage } from './renderOfflinePage'

/** A new number makes browsers forget what they kept under the old one. */
const cacheVersion = 1
const cachePrefix = 'regards-'

/** How many of each are kept: those that were read last. */
const maxEntries: Record<CachedKind, number> = { page: 30, asset: 120, picture: 240, data: 60 }

/** An address has one content here, whatever the header Vary says. */
const matchOptions = { ignoreVary: true }

type FetchRequest = (request: Request) => Promise<Response>

/** The pages that were read last, with what they are made of, for when there is no network. */
export class OfflineCache {
  constructor(
    private readonly caches: CacheStorage,
    private readonly fetchRequest: FetchRequest,
  ) {}

  /** Forgets what an older worker kept. */
  async deleteOldCaches(): Promise<void> {
    const current = (Object.keys(maxEntries) as CachedKind[]).map(getCacheName)
    const names = await this.caches.keys()
    const older = names.filter((name) => name.startsWith(cachePrefix) && !current.includes(name))
    await Promise.all(older.map((name) => this.caches.delete(name)))
  }

  /**
   * Answers a request. What has a name of its own for each content is taken from here first;
   * anything else from the network, and from here only where there is none.
   * @param waitUntil told of the work that goes on once the answer is given
   * @param preloadResponse an answer that the browser has asked for meanwhile
   */
  async respond(
    kind: RouteKind,
    request: Request,
    waitUntil: (work: Promise<void>) => void,
    preloadResponse: Promise<Response | undefined> = Promise.resolve(undefined),
  ): Promise<Response> {
    if (kind === 'unkept') return this.respondFromNetwork(request, preloadResponse)
    const cache = await this.caches.open(getCacheName(kind))
    if (kind === 'asset' || kind === 'picture') {
      const kept = await cache.match(request, matchOptions)
      if (kept) return kept
    }
    try {
      const response = (await preloadResponse) ?? (await this.fetchRequest(request))
      waitUntil(this.cacheResponse(kind, request, response))
      return response
    } catch (error) {
      const kept = await cache.match(request, matchOptions)
      if (kept) return kept
      if (kind === 'page') return renderOfflinePage(await this.listPages())
      throw error
    }
  }

  /** Answers from the network, and without one with the page that says so. */
  private async respondFromNetwork(
    request: Request,
    early: Promise<Response | undefined>,
  ): Promise<Response> {
    try {
      return (await early) ?? (await this.fetchRequest(request))
    } catch {
      return renderOfflinePage(await this.listPages())
    }
  }

  /** Fetches something and keeps it, unless it is here and never changes. */
  async fetchAndCache(kind: CachedKind, request: Request): Promise<void> {
    const cache = await this.caches.open(getCacheName(kind))
    if (kind !== 'page' && (await cache.match(request, matchOptions))) return
    await this.cacheResponse(kind, request, await this.fetchRequest(request))
  }

  private async cacheResponse(
    kind: CachedKind,
    request: Request,
    response: Response,
  ): Promise<void> {
    if (!isCacheable(kind, response)) return
    // At once: whoever gets the answer begins to read it.
    const copy = response.clone()
    const cache = await this.caches.open(getCacheName(kind))
    try {
      // Put last again: the first ones are those that go.
      await cache.delete(request, matchOptions)
      await cache.put(request, copy)
      const kept = await cache.keys()
      const surplus = kept.slice(0, Math.max(kept.length - maxEntries[kind], 0))
      await Promise.all(surplus.map((old) => cache.delete(old, matchOptions)))
    } catch {
      // A browser without room for it loses only this comfort.
    }
  }

  /** The pages that can be read without network, the last read first. */
  private async listPages(): Promise<CachedPage[]> {
    const cache = await this.caches.open(getCacheName('page'))
    const requests = await cache.keys()
    return Promise.all(
      requests.toReversed().map(async (request) => {
        const { pathname, search } = new URL(request.url)
        const html = await (await cache.match(request, matchOptions))?.text()
        const title =
          html === undefined ? undefined : /<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1]
        return { address: pathname + search, title }
      }),
    )
  }
}

const getCacheName = (kind: CachedKind): string => `${cachePrefix}${kind}-${cacheVersion}`
