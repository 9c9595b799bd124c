import { useState } from 'react'

/** State of a disclosure: `[isOpen, setIsOpen]`. It closes when `resetKey` changes. */
export function useDisclosure(resetKey: string) {
  const [isOpen, setIsOpen] = useState(false)
  const [lastResetKey, setLastResetKey] = useState(resetKey)
  if (lastResetKey !== resetKey) {
    setLastResetKey(resetKey)
    setIsOpen(false)
  }
  return [isOpen && lastResetKey === resetKey, setIsOpen] as const
}
