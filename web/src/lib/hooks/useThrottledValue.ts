import { useEffect, useRef, useState } from 'react'

/** The text, updated at most once per `intervalMs` milliseconds: for live regions. */
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
