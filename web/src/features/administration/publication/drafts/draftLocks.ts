/**
 * Lock that lets one tab at a time work on a draft. The browser releases it when its tab closes or
 * crashes.
 */
const getLockName = (id: string) => `regards:publication:${id}`

const noop = () => {}

/**
 * Undefined where Web Locks are missing (an old browser, or a page without HTTPS): no lock is held
 * then.
 */
function getLockManager(): LockManager | undefined {
  return (navigator as { locks?: LockManager }).locks
}

/**
 * Acquires the lock of a draft for this tab.
 * @returns a function that releases it; undefined when another tab holds the lock
 */
export function acquireDraftLock(id: string): Promise<(() => void) | undefined> {
  const locks = getLockManager()
  if (!locks) return Promise.resolve(noop)
  return new Promise((resolve, reject) => {
    locks
      .request(getLockName(id), { ifAvailable: true }, (lock) => {
        if (!lock) {
          resolve(undefined)
          return undefined
        }
        return new Promise<void>((release) => resolve(release))
      })
      .catch(reject)
  })
}

/** Filters the ids of drafts whose lock no tab holds. */
export async function listUnlockedDrafts(ids: string[]): Promise<Set<string>> {
  const { held = [] } = (await getLockManager()?.query()) ?? {}
  const heldNames = new Set(held.map(({ name }) => name))
  return new Set(ids.filter((id) => !heldNames.has(getLockName(id))))
}
