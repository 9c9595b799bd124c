const storageKey = 'regards:rechargement'

/** A tab is reloaded once in this time at most: a server that lacks a file must not make a loop. */
const PAUSE_MS = 60_000

/**
 * Imports a page's code. If it is gone while the server answers, a newer release replaced it: the
 * page is loaded anew, with today's code, and the promise stays pending.
 * @throws the error of the import, if the server does not answer or the tab was just reloaded
 */
export async function loadOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (!(await isServerThere()) || !noteReload()) throw error
    window.location.reload()
    return new Promise(() => {})
  }
}

/** Whether the page's own address is answered. */
async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch(window.location.href, { method: 'HEAD' })).ok
  } catch {
    return false
  }
}

/** @returns false if this tab was just reloaded, or cannot remember it */
function noteReload(): boolean {
  try {
    const before = Number(sessionStorage.getItem(storageKey))
    if (Date.now() - before < PAUSE_MS) return false
    sessionStorage.setItem(storageKey, String(Date.now()))
    return true
  } catch {
    return false
  }
}
