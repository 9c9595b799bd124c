import { logError } from './lib/browser/logError'
import { captureEarlyEvents } from './lib/hydration/captureEarlyEvents'
import { whenPainted } from './lib/hydration/whenPainted'
import { loadScripts } from './lib/hydration/loadScripts'
import { unwrapNoscript } from './lib/hydration/unwrapNoscript'

/**
 * What index.html runs. The page that the server drew is readable as it is: the code that brings it
 * alive is fetched once it is shown, so that it delays none of it, or at the first sign of use. Where
 * the code does not come, the page stays as it is, with all its pictures, and its links lead where they
 * lead.
 */
async function bootstrap() {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const earlyEvents = captureEarlyEvents(root)
  if (root.childElementCount > 0) await whenPainted()
  await loadScripts(root)
  const { hydrateApp } = await import('./entry-client')
  hydrateApp(root, earlyEvents.replay)
}

bootstrap().catch((error: unknown) => {
  logError('Le code de la page n’est pas venu\u00a0:', error)
  unwrapNoscript()
})
