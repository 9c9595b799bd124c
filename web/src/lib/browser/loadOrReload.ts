import { readStored, writeStored } from './storage'

const storageKey = 'regards:rechargement'

/** A tab is reloaded once in this time at most: a server that lacks a file must not make a loop. */
const COOLDOWN_MS = 60_000
const ANSWER_TIMEOUT_MS = 5_000
/** The visitor may refuse to leave the page (`beforeunload`). */
const RELOAD_TIMEOUT_MS = 10_000

/** A newer release replaced the code that is missing; a reload loads that. */
export class NewReleaseError extends Error {}

/**
 * Imports code that was not in the first download. If it is gone while the server answers, a newer release
 * replaced it: the page is reloaded, which brings the current code, and the promise stays pending meanwhile.
 * @param prepareReload called before the page would be reloaded; returns whether it may be
 * @throws NewReleaseError, if the page is to be reloaded by hand: it may not be reloaded, the tab was just
 * reloaded, or the reload does not happen
 * @throws the error of the import, if the server does not answer, or another page was opened meanwhile
 */
export async function loadOrReload<Module>(
  load: () => Promise<Module>,
  prepareReload: () => boolean = () => true,
): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (!(await isStillWanted())) throw error
    if (prepareReload() && recordReload()) {
      window.location.reload()
      await new Promise((resolve) => setTimeout(resolve, RELOAD_TIMEOUT_MS))
    }
    throw new NewReleaseError('A newer release replaced the code.', { cause: error })
  }
}

/** Whether the server responds at the page's URL, and the tab has not left it. */
async function isStillWanted(): Promise<boolean> {
  try {
    const { href } = window.location
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS)
    const { status } = await fetch(href, { method: 'HEAD', signal })
    return status < 500 && href === window.location.href
  } catch {
    return false
  }
}

/** Whether this tab was reloaded for a newer release, at any time. */
export const wasReloaded = (): boolean => readStored('sessionStorage', storageKey) !== null

/** @returns false if this tab was just reloaded, or cannot remember it */
function recordReload(): boolean {
  const before = Number(readStored('sessionStorage', storageKey))
  if (Date.now() - before < COOLDOWN_MS) return false
  return writeStored('sessionStorage', storageKey, String(Date.now()))
}
