type LockCallback = (lock: { name: string } | null) => unknown

/** Mocks the Web Locks API; a test can hold locks as another tab would. */
export function mockWebLocks() {
  const held = new Set<string>()
  const locks = {
    query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
    request: async (name: string, _options: { ifAvailable: true }, callback: LockCallback) => {
      if (held.has(name)) return callback(null)
      held.add(name)
      try {
        return await callback({ name })
      } finally {
        held.delete(name)
      }
    },
  }
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  return {
    /** Names of the locks that a tab holds. */
    held: () => [...held],
    holdElsewhere: (name: string) => void held.add(name),
  }
}
