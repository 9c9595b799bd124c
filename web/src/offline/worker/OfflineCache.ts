import { toPageKey, type CachedKind, type RouteKind } from './routeKinds'
import { listUnfinished } from '@web/domain/regards/keptIssues'
import { findKept, findKeptPicture } from './findKept'
import { listOfflineContents } from './listOfflineContents'
import { renderOfflinePage } from './renderOfflinePage'

/** Incrementing it makes browsers delete the caches of the previous version. */
const cacheVersion = 1
const cachePrefix = 'regards-'

/** Maximum entries per cache; the most recently cached ones stay, and the most recently used assets. */
const maxEntries: Record<CachedKind, number> = {
  page: 30,
  reading: 80,
  asset: 120,
  picture: 240,
  data: 60,
}

/** A URL has one content whatever Vary says; words to mark in a reader's page do not count. */
const getMatchOptions = (kind: CachedKind) => ({
  ignoreVary: true,
  ignoreSearch: kind === 'reading',
})

const toKey = (kind: CachedKind, { url }: Request): string =>
  kind === 'page' ? toPageKey(url) : url

const isHtml = (kind: CachedKind) => kind === 'page' || kind === 'reading'

type FetchRequest = (request: Request) => Promise<Response>

/** Caches the most recently visited pages and their files, for offline use. */
export class OfflineCache {
  constructor(
    private readonly caches: CacheStorage,
    private readonly fetchRequest: FetchRequest,
  ) {}

  /** Deletes the caches of previous versions, and of issues of which only a part was kept. */
  async deleteOldCaches(): Promise<void> {
    const current = (Object.keys(maxEntries) as CachedKind[]).map(getCacheName)
    const names = await this.caches.keys()
    const older = names.filter((name) => name.startsWith(cachePrefix) && !current.includes(name))
    const unfinished = await listUnfinished(this.caches)
    await Promise.all([...older, ...unfinished].map((name) => this.caches.delete(name)))
  }

  /**
   * Responds to a request. Assets and pictures, whose URL changes with their content, are cache
   * first; anything else is network first, with the cache as fallback.
   * @param waitUntil extends the event until the cache is written
   * @param preloadResponse response of the browser's navigation preload
   * @throws the network error when offline without a cached response, except for a page
   */
  async respond(
    kind: RouteKind,
    request: Request,
    waitUntil: (work: Promise<void>) => void,
    preloadResponse: Promise<Response | undefined> = Promise.resolve(undefined),
  ): Promise<Response> {
    if (kind === 'unkept') return this.respondFromNetwork(request, preloadResponse)
    if (kind === 'asset' || kind === 'picture') {
      const kept = await this.find(kind, request)
      if (kept) return kept
    }
    try {
      const response = (await preloadResponse) ?? (await this.fetchRequest(request))
      waitUntil(this.cacheResponse(kind, request, response))
      return response
    } catch (error) {
      const kept =
        kind === 'picture'
          ? await findKeptPicture(this.caches, request)
          : await this.find(kind, request)
      if (kept) return kept
      if (isHtml(kind)) return this.renderOffline(request)
      throw error
    }
  }

  /** Finds the cached response, else a response of a kept issue. */
  private async find(kind: CachedKind, request: Request): Promise<Response | undefined> {
    const cache = await this.caches.open(getCacheName(kind))
    return (
      (await cache.match(toKey(kind, request), getMatchOptions(kind))) ??
      (await findKept(this.caches, request))
    )
  }

  /** Responds from the network; when offline, with the PDF of a kept issue or the offline page. */
  private async respondFromNetwork(
    request: Request,
    early: Promise<Response | undefined>,
  ): Promise<Response> {
    try {
      return (await early) ?? (await this.fetchRequest(request))
    } catch {
      return (await findKept(this.caches, request)) ?? this.renderOffline(request)
    }
  }

  /**
   * Fetches a request and caches the response; not files that are already cached, which never
   * change. A used script or style sheet becomes the most recent entry, so that files of every page
   * stay longer than files of one page.
   */
  async fetchAndCache(kind: CachedKind, request: Request): Promise<void> {
    const cache = await this.caches.open(getCacheName(kind))
    const cached = isHtml(kind)
      ? undefined
      : await cache.match(toKey(kind, request), getMatchOptions(kind))
    if (cached && kind === 'asset') await this.cacheResponse(kind, request, cached)
    if (cached) return
    await this.cacheResponse(kind, request, await this.fetchRequest(request))
  }

  private async cacheResponse(
    kind: CachedKind,
    request: Request,
    response: Response,
  ): Promise<void> {
    if (!isCacheable(kind, response)) return
    // Cloned at once: the browser begins to read the body as soon as it gets the response.
    const copy = response.clone()
    const cache = await this.caches.open(getCacheName(kind))
    try {
      // Reads the whole body first: a broken connection leaves the former entry.
      const whole = new Response(await copy.blob(), copy)
      // Moves the entry to the end: the oldest entries, at the start, are evicted.
      const key = toKey(kind, request)
      await cache.delete(key, getMatchOptions(kind))
      await cache.put(key, whole)
      const kept = await cache.keys()
      const surplus = kept.slice(0, Math.max(kept.length - maxEntries[kind], 0))
      await Promise.all(surplus.map((old) => cache.delete(old, getMatchOptions(kind))))
    } catch {
      // No storage left, or a broken connection: offline the page is missing or stays as before.
    }
  }

  private async renderOffline({ url }: Request): Promise<Response> {
    const open = (kind: CachedKind) => this.caches.open(getCacheName(kind))
    const [page, reading, picture, asset] = await Promise.all([
      open('page'),
      open('reading'),
      open('picture'),
      open('asset'),
    ])
    const { pathname, searchParams } = new URL(url)
    const isSearch = pathname === '/recherche'
    return renderOfflinePage(
      await listOfflineContents(
        this.caches,
        { page, reading, picture, asset },
        isSearch ? searchParams.get('q') : null,
      ),
      isSearch,
    )
  }
}

const getCacheName = (kind: CachedKind): string => `${cachePrefix}${kind}-${cacheVersion}`

/**
 * Whether a response may be cached. Pages and files are not when the server forbids it; API data
 * only when `Cache-Control` has `public`: data of an account are never cached.
 */
function isCacheable(kind: CachedKind, response: Response): boolean {
  if (response.status !== 200 || response.redirected) return false
  const control = response.headers.get('cache-control') ?? ''
  if (/\b(?:no-store|private)\b/.test(control)) return false
  if (kind === 'data') return /\bpublic\b/.test(control)
  return (
    !['page', 'reading'].includes(kind) ||
    /^text\/html\b/.test(response.headers.get('content-type') ?? '')
  )
}
