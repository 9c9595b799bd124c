import { useState } from 'react'

const KEY = 'regards:raccourcis'

/**
 * Whether keys that write a character act, as the reader chose on this device; at first they do. Not
 * for what the server renders: its HTML is the same for everybody.
 * @returns [value, setValue]
 */
export function useCharacterKeys() {
  const [isOn, setOn] = useState(load)
  function store(next: boolean) {
    setOn(next)
    try {
      localStorage.setItem(KEY, String(next))
    } catch {
      // Storage is unavailable: the choice lasts until the page is left.
    }
  }
  return [isOn, store] as const
}

function load(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'false'
  } catch {
    return true
  }
}
