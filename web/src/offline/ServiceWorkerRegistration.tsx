import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { CachePageMessage } from './CachePageMessage'

/** Delay before registration, so that the page's own files load first. */
const registrationDelayMs = 2_000

/** Registers the service worker, which caches visited pages and makes the site installable. */
export function ServiceWorkerRegistration() {
  const { pathname, search } = useLocation()

  useEffect(() => {
    if (!import.meta.env.PROD) return
    const timer = setTimeout(
      () => void registerServiceWorker(pathname + search),
      registrationDelayMs,
    )
    return () => clearTimeout(timer)
  }, [pathname, search])

  return null
}

/** Registers the worker after the page's load event, and sends it the page to cache. */
async function registerServiceWorker(page: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await waitForLoad()
    addManifestLink()
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    active?.postMessage({ page, files } satisfies CachePageMessage)
  } catch {
    // The browser refuses service workers: pages are not available offline.
  }
}

function waitForLoad(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }))
}

/** Added by script: in the HTML, the manifest would be fetched before the page's first image. */
function addManifestLink(): void {
  if (document.head.querySelector('link[rel="manifest"]')) return
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = '/manifest.webmanifest'
  document.head.append(link)
}
