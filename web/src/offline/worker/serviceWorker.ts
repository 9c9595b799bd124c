import type { CachePageMessage } from '../CachePageMessage'
import { OfflineCache } from './OfflineCache'
import { getRouteKind, getRequestKind } from './routeKinds'

/** What TypeScript's library for pages does not know of a worker, as far as it is used here. */
type ExtendableEvent = { waitUntil(work: Promise<unknown>): void }
type FetchEvent = ExtendableEvent & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}
type WorkerScope = {
  location: Location
  registration: { navigationPreload?: { enable(): Promise<void> } }
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(
    type: 'message',
    listener: (event: ExtendableEvent & { data: CachePageMessage }) => void,
  ): void
}
const scope = self as unknown as WorkerScope

const offlineCache = new OfflineCache(caches, (request) => fetch(request))

// It holds nothing that a page could be in the middle of: the newest one takes over at once.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))

scope.addEventListener('activate', (event) => {
  event.waitUntil(offlineCache.deleteOldCaches())
  event.waitUntil(scope.clients.claim())
  // The page is asked for while the worker wakes up: it delays nothing.
  const preload = scope.registration.navigationPreload?.enable()
  if (preload) event.waitUntil(preload)
})

scope.addEventListener('fetch', (event) => {
  const kind = getRequestKind(event.request, scope.location.origin)
  if (!kind) return
  const lasting = (work: Promise<void>) => event.waitUntil(work)
  event.respondWith(offlineCache.respond(kind, event.request, lasting, event.preloadResponse))
})

scope.addEventListener('message', (event) => event.waitUntil(cachePage(event.data)))

/** Keeps a page that was gone to without loading it, and the files that it was drawn with. */
async function cachePage({ page, files }: CachePageMessage): Promise<void> {
  const { origin } = scope.location
  const wanted = files.flatMap((file) => {
    const { origin: itsOrigin, pathname } = new URL(file, origin)
    const kind = itsOrigin === origin ? getRouteKind(pathname, false) : undefined
    return kind === 'asset' || kind === 'picture' ? [{ kind, request: new Request(file) }] : []
  })
  if (getRouteKind(new URL(page, origin).pathname, true) === 'page') {
    // Without cookies: what is kept is what any visitor reads.
    const request = new Request(page, { credentials: 'omit', headers: { Accept: 'text/html' } })
    await offlineCache.fetchAndCache('page', request)
  }
  await Promise.allSettled(
    wanted.map(({ kind, request }) => offlineCache.fetchAndCache(kind, request)),
  )
}
