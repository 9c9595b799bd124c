/** One tab at a time works on a draft. A lock ends with the tab that holds it, however that ends. */
const lockName = (id: string) => `regards:publication:${id}`

const noRelease = () => {}

/** Undefined where the browser, or an address without https, has no locks: nothing is held then. */
function findLocks(): LockManager | undefined {
  return (navigator as { locks?: LockManager }).locks
}

/**
 * Takes a draft for this tab.
 * @returns what gives it back; undefined when another tab has it
 */
export function holdDraft(id: string): Promise<(() => void) | undefined> {
  const locks = findLocks()
  if (!locks) return Promise.resolve(noRelease)
  return new Promise((resolve, reject) => {
    locks
      .request(lockName(id), { ifAvailable: true }, (lock) => {
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
export async function listFreeDrafts(ids: string[]): Promise<Set<string>> {
  const { held = [] } = (await findLocks()?.query()) ?? {}
  const heldNames = new Set(held.map(({ name }) => name))
  return new Set(ids.filter((id) => !heldNames.has(lockName(id))))
}
