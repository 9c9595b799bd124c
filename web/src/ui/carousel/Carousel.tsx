import { useCallback, useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '@web/theme/media'
import { useMediaQuery } from '@web/lib/hooks/useMediaQuery'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'
import { usePageVisibility } from '@web/lib/hooks/usePageVisibility'
import { CarouselControls } from './CarouselControls'
import { useAutoplay } from './useAutoplay'
import { usePauseOnHoverOrFocus } from './usePauseOnHoverOrFocus'
import { useSwipe } from './useSwipe'

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
  useAutoplay({ isPlaying, intervalMs, index, onNext: goNext })

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
    <Frame
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
      <Slides id={slidesId} aria-live={isPlaying ? 'off' : 'polite'} {...swipeProps}>
        {slides.map(({ id, content }, slide) => (
          <Slide
            key={id}
            role="group"
            aria-roledescription="diapositive"
            aria-label={`${slide + 1} sur ${count}`}
            aria-hidden={(isHydrated && slide !== index) || undefined}
            inert={isHydrated && slide !== index}
            data-is-shown={slide === index}
          >
            {content}
          </Slide>
        ))}
      </Slides>
    </Frame>
  )
}

const Frame = styled.section`
  display: flex;
  /* The controls are read first and drawn last. */
  flex-direction: column-reverse;
`

/** All slides share one grid cell, as large as the largest: the layout does not shift. */
const Slides = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  touch-action: pan-y pinch-zoom;

  /* Without script, a line of slides to be scrolled. */
  ${media.noScript} {
    grid: auto / auto-flow 100%;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
  }
`

const Slide = styled.div`
  grid-area: 1 / 1;
  transition:
    opacity 500ms ease,
    visibility 0s;

  &[data-is-shown='false'] {
    visibility: hidden;
    opacity: 0;
    transition:
      opacity 500ms ease,
      visibility 0s 500ms;
  }

  ${media.noScript} {
    &[data-is-shown='false'] {
      visibility: visible;
      opacity: 1;
    }

    grid-area: auto;
    scroll-snap-align: start;
  }
`
