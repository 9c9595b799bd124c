import { useCallback, useEffect, useRef, useState } from 'react'

/** A flag that resets itself after `durationMs`. @returns [isUp, raise, lower] */
export function useTemporaryFlag(durationMs: number): [boolean, () => void, () => void] {
  const [isUp, setIsUp] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const lower = useCallback(() => {
    clearTimeout(timer.current)
    setIsUp(false)
  }, [])

  const raise = useCallback(() => {
    clearTimeout(timer.current)
    setIsUp(true)
    timer.current = setTimeout(() => setIsUp(false), durationMs)
  }, [durationMs])

  useEffect(() => () => clearTimeout(timer.current), [])
  return [isUp, raise, lower]
}
