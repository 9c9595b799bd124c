type StorageName = 'localStorage' | 'sessionStorage'

/** Reads a text from the browser's storage; null without it, and where there is no storage. */
export function readStored(name: StorageName, key: string): string | null {
  try {
    return window[name].getItem(key)
  } catch {
    return null
  }
}

/** Reads a value that was stored as JSON; undefined without it, and where it is unreadable. */
export function parseStored(name: StorageName, key: string): unknown {
  try {
    return JSON.parse(window[name].getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a text, or removes it: undefined. @returns false without storage, or if it is full */
export function writeStored(name: StorageName, key: string, value: string | undefined): boolean {
  try {
    if (value === undefined) window[name].removeItem(key)
    else window[name].setItem(key, value)
    return true
  } catch {
    return false
  }
}
