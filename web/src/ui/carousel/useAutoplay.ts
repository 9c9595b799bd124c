import { useEffect } from 'react'

type AutoplayOptions = {
  isPlaying: boolean
  intervalMs: number
  /** What is on show: a full interval starts again when it changes, whoever changed it. */
  index: number
  onNext: () => void
}

/** Goes on to the next one after each interval. */
export function useAutoplay({ isPlaying, intervalMs, index, onNext }: AutoplayOptions): void {
  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(onNext, intervalMs)
    return () => clearTimeout(timer)
  }, [isPlaying, intervalMs, index, onNext])
}
