import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Minimum horizontal distance of a swipe, in pixels (specification, section 9). */
const swipePx = 40

type TextSwipeOptions = { onNext: () => void; onPrevious: () => void }

/** Turns the page by a horizontal swipe of one finger on a text that scrolls; not while text is selected. */
export function useTextSwipe(ref: RefObject<HTMLElement | null>, options: TextSwipeOptions): void {
  const turn = useEffectEvent((travel: number) =>
    travel < 0 ? options.onNext() : options.onPrevious(),
  )
  useEffect(() => {
    const element = ref.current
    let start: { x: number; y: number } | undefined
    const handleStart = ({ touches, target }: TouchEvent) => {
      const [one] = touches
      // A wide table scrolls by itself.
      const isScrolled = target instanceof Element && target.closest('[data-table]') !== null
      start =
        one && touches.length === 1 && !isScrolled ? { x: one.clientX, y: one.clientY } : undefined
    }
    const handleEnd = ({ changedTouches }: TouchEvent) => {
      const [one] = changedTouches
      if (!start || !one || window.getSelection()?.type === 'Range') return
      const travel = one.clientX - start.x
      const drift = one.clientY - start.y
      start = undefined
      if (Math.abs(travel) > swipePx && Math.abs(travel) > 2 * Math.abs(drift)) turn(travel)
    }
    element?.addEventListener('touchstart', handleStart, { passive: true })
    element?.addEventListener('touchend', handleEnd)
    return () => {
      element?.removeEventListener('touchstart', handleStart)
      element?.removeEventListener('touchend', handleEnd)
    }
  }, [ref])
}
