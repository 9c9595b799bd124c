import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { CachePageMessage } from './CachePageMessage'

/** Time for the page's own files to come; nothing waits for the worker. */
const registrationDelayMs = 2_000

/**
 * Has the pages that one reads kept for when there is no network, and lets the site be installed, where
 * the browser can.
 */
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

/** The worker comes with the first visit, once the page is loaded. */
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
    // A browser that refuses it loses only this comfort.
  }
}

function waitForLoad(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }))
}

/** Named by the page itself, it would be fetched before the page's first picture is there. */
function addManifestLink(): void {
  if (document.head.querySelector('link[rel="manifest"]')) return
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = '/manifest.webmanifest'
  document.head.append(link)
}
