import { useState } from 'react'

/** Text for screen readers: empty at first, then the pages that a turn leads to. */
export function useTurnAnnouncement(page: number, description: string): string {
  const [initial] = useState(page)
  const [hasTurned, setHasTurned] = useState(false)
  if (!hasTurned && page !== initial) setHasTurned(true)
  return hasTurned ? description : ''
}
