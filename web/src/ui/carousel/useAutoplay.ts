import { useEffect } from 'react'

type AutoplayOptions = {
  isPlaying: boolean
  intervalMs: number
  /** Current slide: any change of it restarts the interval. */
  index: number
  onNext: () => void
}

/** Calls `onNext` after each interval while playing. */
export function useAutoplay({ isPlaying, intervalMs, index, onNext }: AutoplayOptions): void {
  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(onNext, intervalMs)
    return () => clearTimeout(timer)
  }, [isPlaying, intervalMs, index, onNext])
}
