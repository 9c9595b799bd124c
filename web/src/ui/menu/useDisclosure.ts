import { useState } from 'react'

/** Whether something is unfolded. It folds by itself when `place` changes, and stays so on return. */
export function useDisclosure(resetKey: string) {
  const [isOpen, setIsOpen] = useState(false)
  const [lastResetKey, setLastResetKey] = useState(resetKey)
  if (lastResetKey !== resetKey) {
    setLastResetKey(resetKey)
    setIsOpen(false)
  }
  return [isOpen && lastResetKey === resetKey, setIsOpen] as const
}
