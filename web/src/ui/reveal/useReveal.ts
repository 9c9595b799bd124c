import { useEffect, useState, type RefObject } from 'react'
import { revealSettings } from './revealSettings'
import { observeRevealLine } from './observeRevealLine'

/**
 * Whether a block waits to be shown. What can be seen when it comes is left alone: it would go and
 * come again before the reader's eyes. It is hidden only once it has been above the line and has
 * gone back below, or when it comes out of view altogether.
 */
export function useReveal(middleRef: RefObject<HTMLElement | null>): boolean {
  const [isHidden, setIsHidden] = useState(false)

  useEffect(() => {
    const middle = middleRef.current
    if (!middle) return
    let stop: (() => void) | undefined
    let isFirst = true
    const start = setTimeout(() => {
      stop = observeRevealLine(middle, (isAbove) => {
        if (isAbove || !isFirst || isBelowView(middle.parentElement)) setIsHidden(!isAbove)
        isFirst = false
      })
    }, revealSettings.startDelayMs)
    return () => {
      clearTimeout(start)
      stop?.()
    }
  }, [middleRef])

  return isHidden
}

function isBelowView(block: HTMLElement | null): boolean {
  return block !== null && block.getBoundingClientRect().top >= window.innerHeight
}
