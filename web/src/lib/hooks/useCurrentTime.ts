import { useEffect, useState } from 'react'

/** The current time in milliseconds since 1970, updated at this interval while enabled. */
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
