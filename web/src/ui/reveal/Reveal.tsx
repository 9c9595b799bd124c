import { useRef, type ReactNode, useEffect, useState, type RefObject } from 'react'

import { createIntersectionWatcher } from '@web/lib/browser/createIntersectionWatcher'
import styles from './Reveal.module.css'

/** Scroll animation (specification, section 9: AOS's option names and their meanings). */
const revealSettings = {
  /** A block is revealed once its middle is this far above the viewport's bottom. */
  offsetPx: 200,
  /** Observation starts after this delay. */
  startDelayMs: 100,
} as const

/** Animates a block when scrolled into view; a longer one than the viewport appears late. */
export function Reveal({ children }: { children: ReactNode }) {
  const middleRef = useRef<HTMLDivElement>(null)
  const isHidden = useReveal(middleRef)
  return (
    <div className={styles.frame}>
      <div className={styles.middle} ref={middleRef} />
      <div className={styles.content} data-revealed={!isHidden}>
        {children}
      </div>
    </div>
  )
}

/**
 * Whether a block is hidden until it is scrolled into view. A block that is visible on mount stays
 * visible, to avoid a flicker. It is hidden only if it starts below the viewport, or after it was
 * above the reveal line and moved back below.
 * @param middleRef an element at the middle of the block
 */
function useReveal(middleRef: RefObject<HTMLElement | null>): boolean {
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

/** Whether a point is above the reveal line, also above the viewport, however fast. */
const observeRevealLine = createIntersectionWatcher(
  `1000000px 0px -${revealSettings.offsetPx}px 0px`,
)
