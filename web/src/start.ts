import { collectUse } from './lib/served/collectUse'
import { isShown } from './lib/served/isShown'
import { preloadScripts } from './lib/served/preloadScripts'

/**
 * What index.html runs. The page that the server drew is readable as it is: the code that brings it
 * alive is fetched once it is shown, so that it delays none of it, or at the first sign of use.
 */
async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const use = collectUse(root)
  if (root.childElementCount > 0) await isShown()
  preloadScripts(root)
  const { bringAlive } = await import('./entry-client')
  bringAlive(root, () => use.replay())
}

void start()
