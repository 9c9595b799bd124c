import { useState } from 'react'

/**
 * A choice of the reader, stored on this device. Not for what the server renders: its HTML is the
 * same for everybody.
 * @returns [value, setValue]
 */
export function useStoredFlag(key: string, initial: boolean) {
  const [value, setValue] = useState(() => load(key) ?? initial)
  function store(next: boolean) {
    setValue(next)
    try {
      localStorage.setItem(key, String(next))
    } catch {
      // Storage is unavailable: the choice lasts until the page is left.
    }
  }
  return [value, store] as const
}

function load(key: string): boolean | undefined {
  try {
    const stored = localStorage.getItem(key)
    return stored === null ? undefined : stored === 'true'
  } catch {
    return undefined
  }
}
