import { logError } from '@web/lib/browser/logError'
import { captureEarlyEvents } from '@web/lib/hydration/captureEarlyEvents'
import { whenPainted } from '@web/lib/hydration/whenPainted'
import { loadScripts } from '@web/lib/hydration/loadScripts'

/**
 * Entry point of index.html. The server-rendered page is readable without JavaScript, so hydration
 * is deferred until first paint or interaction and delays neither. If the code fails to load, the
 * page stays static: images are shown and links work.
 */
async function bootstrap() {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const earlyEvents = captureEarlyEvents(root)
  if (root.childElementCount > 0) await whenPainted()
  await loadScripts(root)
  const { hydrateApp } = await import('@web/entry-client')
  hydrateApp(root, earlyEvents.replay)
}

bootstrap().catch((error: unknown) => {
  logError('Le code de la page n’est pas venu\u00a0:', error)
  unwrapNoscript()
})

/**
 * Replaces `<noscript>` elements by their contents, such as lazy images, when hydration has failed.
 */
function unwrapNoscript(): void {
  for (const waiting of document.querySelectorAll('#root noscript')) {
    waiting.insertAdjacentHTML('beforebegin', waiting.textContent)
  }
}
