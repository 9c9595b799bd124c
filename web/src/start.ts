import { logError } from './lib/log'
import { collectUse } from './lib/served/collectUse'
import { isShown } from './lib/served/isShown'
import { loadScripts } from './lib/served/loadScripts'
import { showWithoutScript } from './lib/served/showWithoutScript'

/**
 * What index.html runs. The page that the server drew is readable as it is: the code that brings it
 * alive is fetched once it is shown, so that it delays none of it, or at the first sign of use. Where
 * the code does not come, the page stays as it is, with all its pictures, and its links lead where they
 * lead.
 */
async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const use = collectUse(root)
  if (root.childElementCount > 0) await isShown()
  await loadScripts(root)
  const { bringAlive } = await import('./entry-client')
  bringAlive(root, use.replay)
}

start().catch((error: unknown) => {
  logError('Le code de la page n’est pas venu\u00a0:', error)
  showWithoutScript()
})
