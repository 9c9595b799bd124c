import { useEffect, useState } from 'react'

/** The time in milliseconds since 1970, anew at this interval while it is wanted. */
export function useCurrentTime(intervalMs: number, isEnabled: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isEnabled) return
    const update = () => setNow(Date.now())
    update()
    const timer = setInterval(update, intervalMs)
    return () => clearInterval(timer)
  }, [intervalMs, isEnabled])
  return now
}
