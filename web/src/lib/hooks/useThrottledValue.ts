import { useEffect, useRef, useState } from 'react'

/** Follows a text, but changes at most once in this many milliseconds: for what is read aloud. */
export function useThrottledValue(text: string, intervalMs: number): string {
  const [shown, setShown] = useState(text)
  const changedAt = useRef<number>(undefined)

  useEffect(() => {
    const elapsed = changedAt.current === undefined ? intervalMs : Date.now() - changedAt.current
    const timer = setTimeout(
      () => {
        changedAt.current = Date.now()
        setShown(text)
      },
      Math.max(intervalMs - elapsed, 0),
    )
    return () => clearTimeout(timer)
  }, [text, intervalMs])

  return shown
}
