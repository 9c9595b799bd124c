import { useState } from 'react'

/** Whether something is unfolded. It folds by itself when `place` changes, and stays so on return. */
export function useDisclosure(place: string) {
  const [isOpen, setIsOpen] = useState(false)
  const [lastPlace, setLastPlace] = useState(place)
  if (lastPlace !== place) {
    setLastPlace(place)
    setIsOpen(false)
  }
  return [isOpen && lastPlace === place, setIsOpen] as const
}
