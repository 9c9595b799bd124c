import { startTransition, useEffect, useState } from 'react'
import { turnMs } from '../helpers/layout'

/** After the movement, in milliseconds: two frames of a slow telephone. */
const marginMs = 40

/**
 * The page on which the reader rests. It follows the shown page once the turn is over: the layout of
 * a page's words takes longer than a frame, and would stop its movement.
 */
export function useSettledPage(page: number): number {
  const [settled, setSettled] = useState(page)
  useEffect(() => {
    if (settled === page) return
    const timer = setTimeout(() => startTransition(() => setSettled(page)), turnMs + marginMs)
    return () => clearTimeout(timer)
  }, [page, settled])
  return settled
}
