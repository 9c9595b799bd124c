import { logError } from '@web/lib/browser/logError'
import { captureEarlyEvents } from '@web/lib/hydration/captureEarlyEvents'
import { whenPainted } from '@web/lib/hydration/whenPainted'
import { loadScripts } from '@web/lib/hydration/loadScripts'
import { unwrapNoscript } from '@web/lib/hydration/unwrapNoscript'

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
