import type { hydrateApp as HydrateApp } from '@web/entry-client'
import { logError } from '@web/lib/browser/logError'
import { captureEarlyEvents } from '@web/lib/hydration/captureEarlyEvents'
import { loadScripts } from '@web/lib/hydration/loadScripts'
import { canWaitForUse, waitForUse } from '@web/lib/hydration/waitForUse'
import { unwrapNoscript } from '@web/lib/hydration/unwrapNoscript'
import { whenPainted } from '@web/lib/hydration/whenPainted'

/**
 * Program in the HTML of each page (`web/build/inlineScripts.ts`). The server-rendered page is readable without
 * JavaScript, so hydration is deferred until first paint or interaction and delays neither; with Save-Data or a slow
 * connection, until the page is used. If the code fails to load, the page stays static: images are shown and links
 * work.
 */
async function bootstrap() {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const earlyEvents = captureEarlyEvents(root)
  const isServed = root.childElementCount > 0
  const isWanted = !isServed || (await whenPainted()).isUsed || !canWaitForUse(root)
  const removePictures = isWanted ? undefined : await waitForUse(root)
  const { hydrateApp } = await loadScripts<{ hydrateApp: typeof HydrateApp }>(root)
  removePictures?.()
  hydrateApp(root, earlyEvents.replay)
}

bootstrap().catch((error: unknown) => {
  logError('Le code de la page n’est pas venu\u00a0:', error)
  unwrapNoscript(document.body)
})
