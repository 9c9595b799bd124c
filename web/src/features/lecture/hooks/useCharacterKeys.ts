import { useState } from 'react'
import { readStored, writeStored } from '@web/lib/browser/storage'

const KEY = 'regards:raccourcis'

/**
 * Whether keys that write a character act, as the reader chose on this device; at first they do. Not
 * for what the server renders: its HTML is the same for everybody.
 * @returns [value, setValue]
 */
export function useCharacterKeys() {
  const [isOn, setOn] = useState(() => readStored('localStorage', KEY) !== 'false')
  function store(next: boolean) {
    setOn(next)
    writeStored('localStorage', KEY, String(next))
  }
  return [isOn, store] as const
}
