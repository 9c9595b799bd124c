import type { CachePageMessage } from '../CachePageMessage'
import { OfflineCache } from './OfflineCache'
import { getRouteKind, getRequestKind } from './routeKinds'

/** Types of the service worker scope that TypeScript's DOM library lacks, as far as used here. */
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

// The worker has no state that a page depends on: a new version activates at once.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))

scope.addEventListener('activate', (event) => {
  event.waitUntil(offlineCache.deleteOldCaches())
  event.waitUntil(scope.clients.claim())
  // The browser requests the page while the worker starts, so that the worker adds no delay.
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

/** Caches a page reached by client-side navigation, and the files that it uses. */
async function cachePage({ page, files }: CachePageMessage): Promise<void> {
  const { origin } = scope.location
  const wanted = files.flatMap((file) => {
    const { origin: itsOrigin, pathname } = new URL(file, origin)
    const kind = itsOrigin === origin ? getRouteKind(pathname, false) : undefined
    return kind === 'asset' || kind === 'picture' ? [{ kind, request: new Request(file) }] : []
  })
  const pageKind = getRouteKind(new URL(page, origin).pathname, true)
  if (pageKind === 'page' || pageKind === 'reading') {
    // Without cookies, so that the cached page is the anonymous one.
    const request = new Request(page, { credentials: 'omit', headers: { Accept: 'text/html' } })
    await offlineCache.fetchAndCache(pageKind, request)
  }
  await Promise.allSettled(
    wanted.map(({ kind, request }) => offlineCache.fetchAndCache(kind, request)),
  )
}
