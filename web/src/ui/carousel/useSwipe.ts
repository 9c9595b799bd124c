import { useRef, type PointerEvent } from 'react'

/** Minimum horizontal distance of a swipe, in pixels (specification, section 9). */
const thresholdPx = 40

type SwipeOptions = { onNext: () => void; onPrevious: () => void }

/**
 * Detects horizontal swipes by touch or pen; with `touch-action: pan-y` the browser scrolls, and a
 * mouse selects text.
 * @returns the event handlers of the element
 */
export function useSwipe({ onNext, onPrevious }: SwipeOptions) {
  const start = useRef<{ x: number; y: number }>(null)

  return {
    onPointerDown: ({ isPrimary, pointerType, clientX, clientY }: PointerEvent) => {
      start.current = isPrimary && pointerType !== 'mouse' ? { x: clientX, y: clientY } : null
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return
      const travel = clientX - start.current.x
      const drift = clientY - start.current.y
      start.current = null
      if (Math.abs(travel) <= thresholdPx || Math.abs(travel) <= Math.abs(drift)) return
      if (travel < 0) onNext()
      else onPrevious()
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}
