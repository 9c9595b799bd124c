/** One tab at a time works on a draft. A lock ends with the tab that holds it, however that ends. */
const getLockName = (id: string) => `regards:publication:${id}`

const noop = () => {}

/** Undefined where the browser, or an address without https, has no locks: nothing is held then. */
function getLockManager(): LockManager | undefined {
  return (navigator as { locks?: LockManager }).locks
}

/**
 * Takes a draft for this tab.
 * @returns what gives it back; undefined when another tab has it
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

/** The ids of the drafts, among these, that no tab works on. */
export async function listUnlockedDrafts(ids: string[]): Promise<Set<string>> {
  const { held = [] } = (await getLockManager()?.query()) ?? {}
  const heldNames = new Set(held.map(({ name }) => name))
  return new Set(ids.filter((id) => !heldNames.has(getLockName(id))))
}
