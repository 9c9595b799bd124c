import { useEffect, useState } from 'react'

/** The time in milliseconds since 1970, anew at this interval while it is wanted. */
export function useNow(intervalMs: number, isWanted: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isWanted) return
    const update = () => setNow(Date.now())
    update()
    const timer = setInterval(update, intervalMs)
    return () => clearInterval(timer)
  }, [intervalMs, isWanted])
  return now
}
