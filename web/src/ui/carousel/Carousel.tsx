import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
  startTransition,
  type FocusEvent,
  type PointerEvent,
  useRef,
} from 'react'
import { useMediaQuery } from '@web/lib/hooks/useMediaQuery'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'
import { CarouselControls } from './CarouselControls'
import styles from './Carousel.module.css'

type CarouselProps = {
  label: string
  slides: { id: string; content: ReactNode }[]
}

/** Time that each slide is shown (specification, section 9). */
const intervalMs = 5_000

/**
 * Carousel with automatic rotation (WAI-ARIA carousel pattern: the controls precede the slides). It
 * pauses on hover, on focus, on the pause button, in a hidden tab and with reduced motion.
 */
export function Carousel({ label, slides }: CarouselProps) {
  const count = slides.length
  const [position, setPosition] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const {
    isHeld,
    release: clearHoverAndFocus,
    holdProps: hoverAndFocusProps,
  } = usePauseOnHoverOrFocus()
  const isMotionReduced = useMediaQuery('(prefers-reduced-motion: reduce)')
  const isPageVisible = usePageVisibility()
  const isHydrated = useIsHydrated()
  const slidesId = useId()

  const isMoving = count > 1 && !isMotionReduced
  const isPlaying = isMoving && !isPaused && !isHeld && isPageVisible
  const index = count === 0 ? 0 : ((position % count) + count) % count
  const goNext = useCallback(() => setPosition((current) => current + 1), [])
  const goPrevious = useCallback(() => setPosition((current) => current - 1), [])
  const swipeProps = useSwipe({ onNext: goNext, onPrevious: goPrevious })

  // Any change of the slide restarts the interval.
  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(goNext, intervalMs)
    return () => clearTimeout(timer)
  }, [isPlaying, index, goNext])

  function handleKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowRight') goNext()
    else if (event.key === 'ArrowLeft') goPrevious()
    else return
    event.preventDefault()
  }

  const handlePauseChange = useCallback(
    (isWanted: boolean) => {
      setIsPaused(isWanted)
      if (!isWanted) clearHoverAndFocus()
    },
    [clearHoverAndFocus],
  )

  if (count === 0) return null
  if (count === 1) return <section aria-label={label}>{slides[0]?.content}</section>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys of its buttons
    <section
      className={styles.frame}
      aria-roledescription="carrousel"
      aria-label={label}
      onKeyDown={handleKeyDown}
      {...hoverAndFocusProps}
    >
      <CarouselControls
        slidesId={slidesId}
        count={count}
        index={index}
        isPaused={isMoving ? isPaused : undefined}
        onPauseChange={handlePauseChange}
        onGoTo={setPosition}
      />
      <div
        className={styles.slides}
        id={slidesId}
        aria-live={isPlaying ? 'off' : 'polite'}
        {...swipeProps}
      >
        {slides.map(({ id, content }, slide) => (
          <div
            className={styles.slide}
            key={id}
            role="group"
            aria-roledescription="diapositive"
            aria-label={`${slide + 1} sur ${count}`}
            aria-hidden={(isHydrated && slide !== index) || undefined}
            inert={isHydrated && slide !== index}
            data-is-shown={slide === index}
          >
            {content}
          </div>
        ))}
      </div>
    </section>
  )
}

/** Whether the page's tab is visible, kept up to date. */
function usePageVisibility(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => true,
  )
}

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/**
 * Whether the pointer or the focus is within an element, set in a transition, after the click that
 * causes it.
 * @returns `isHeld`, the event handlers `holdProps`, and `release`
 */
function usePauseOnHoverOrFocus() {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const clearHoverAndFocus = useCallback(() => {
    setIsHovered(false)
    setIsFocused(false)
  }, [])

  return {
    isHeld: isHovered || isFocused,
    /** Resets both, when the visitor restarts the rotation by its button. */
    release: clearHoverAndFocus,
    holdProps: {
      // Touch has no hover.
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') startTransition(() => setIsHovered(true))
      },
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => startTransition(() => setIsFocused(true)),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setIsFocused(false)
      },
    },
  }
}

/** Minimum horizontal distance of a swipe, in pixels (specification, section 9). */
const thresholdPx = 40

type SwipeOptions = { onNext: () => void; onPrevious: () => void }

/**
 * Detects horizontal swipes by touch or pen; with `touch-action: pan-y` the browser scrolls, and a
 * mouse selects text.
 * @returns the event handlers of the element
 */
function useSwipe({ onNext, onPrevious }: SwipeOptions) {
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
