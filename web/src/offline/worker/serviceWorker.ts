import type { Visit } from '../Visit'
import { KeptPages } from './KeptPages'
import { kindOf, kindOfRequest } from './kinds'

/** What TypeScript's library for pages does not know of a worker, as far as it is used here. */
type LastingEvent = { waitUntil(work: Promise<unknown>): void }
type FetchEvent = LastingEvent & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}
type Scope = {
  location: Location
  registration: { navigationPreload?: { enable(): Promise<void> } }
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: LastingEvent & { data: Visit }) => void): void
}
const scope = self as unknown as Scope

const kept = new KeptPages(caches, (request) => fetch(request))

// It holds nothing that a page could be in the middle of: the newest one takes over at once.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))

scope.addEventListener('activate', (event) => {
  event.waitUntil(kept.forgetOlder())
  event.waitUntil(scope.clients.claim())
  // The page is asked for while the worker wakes up: it delays nothing.
  const preload = scope.registration.navigationPreload?.enable()
  if (preload) event.waitUntil(preload)
})

scope.addEventListener('fetch', (event) => {
  const kind = kindOfRequest(event.request, scope.location.origin)
  if (!kind) return
  const lasting = (work: Promise<void>) => event.waitUntil(work)
  event.respondWith(kept.answer(kind, event.request, lasting, event.preloadResponse))
})

scope.addEventListener('message', (event) => event.waitUntil(keepVisit(event.data)))

/** Keeps a page that was gone to without loading it, and the files that it was drawn with. */
async function keepVisit({ page, files }: Visit): Promise<void> {
  const { origin } = scope.location
  const wanted = files.flatMap((file) => {
    const { origin: itsOrigin, pathname } = new URL(file, origin)
    const kind = itsOrigin === origin ? kindOf(pathname, false) : undefined
    return kind === 'asset' || kind === 'picture' ? [{ kind, request: new Request(file) }] : []
  })
  if (kindOf(new URL(page, origin).pathname, true) === 'page') {
    // Without cookies: what is kept is what any visitor reads.
    const request = new Request(page, { credentials: 'omit', headers: { Accept: 'text/html' } })
    await kept.fetchAndKeep('page', request)
  }
  await Promise.allSettled(wanted.map(({ kind, request }) => kept.fetchAndKeep(kind, request)))
}
